import { useEffect, useState } from "react";
import type { UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import type { SessionClient } from "../create-session-client.ts";
import { readUploadedFile } from "../seal/uploaded-file.ts";
import type { UploadedFileAnswer } from "../seal/uploaded-file.ts";
import { httpSealPort } from "../seal/seal-port.ts";
import { openPdfPages } from "./open-pdf-pages.ts";
import type { PdfPages } from "./open-pdf-pages.ts";
import type { PdfProblem } from "./pdf-messages.ts";

type FileFailure = Extract<UploadedFileAnswer, { readonly ok: false }>["failure"];

/** Loading state of the uploaded file of a session. */
export type SessionFile =
  | { readonly type: "none" }
  | { readonly type: "opening" }
  | { readonly type: "absent"; readonly failure: FileFailure; readonly retry: () => void }
  /** `pdf` is null if the file cannot be drawn, which its download can still show. */
  | {
      readonly type: "ready";
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly pdf: PdfPages | null;
      readonly problem: PdfProblem | null;
    };

const NONE: SessionFile = { type: "none" };
const OPENING: SessionFile = { type: "opening" };

/** The uploaded file of a session, downloaded, checked and opened once. */
export const useSessionFile = (client: SessionClient, file: UploadedPdf | undefined): SessionFile => {
  const [loaded, setLoaded] = useState<SessionFile>(file ? OPENING : NONE);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!file) return undefined;
    let isOpen = true;
    let close = (): void => undefined;
    const fail = (failure: FileFailure): void => {
      if (!isOpen) return;
      const retry = (): void => {
        setLoaded(OPENING);
        setAttempt(attempt + 1);
      };
      setLoaded({ type: "absent", failure, retry });
    };
    const load = async (): Promise<void> => {
      const read = await readUploadedFile({ crypto: globalThis.crypto, port: httpSealPort }, client, file);
      if (!read.ok) return fail(read.failure);
      if (!isOpen) return;
      const opening = await openPdfPages("file.pdf", read.bytes);
      if (opening.ok) ({ close } = opening.pdf);
      if (!isOpen) {
        close();
        return;
      }
      const problem = opening.ok ? null : opening.problem;
      setLoaded({ type: "ready", bytes: read.bytes, pdf: opening.ok ? opening.pdf : null, problem });
    };
    load().catch(() => fail("offline"));
    return () => {
      isOpen = false;
      close();
    };
  }, [client, file, attempt]);
  return loaded;
};
