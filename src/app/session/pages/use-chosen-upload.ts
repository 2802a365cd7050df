import { useEffect, useRef, useState } from "react";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { nowIso } from "../../shared/clock.ts";
import { openSignablePdf } from "../file/open-pdf-pages.ts";
import type { PdfProblem } from "../file/pdf-messages.ts";
import { saveUploadDraft, loadUploadDraft, removeUploadDraft } from "../file/upload-draft.ts";
import type { UploadDraft, UploadDetails } from "../file/upload-draft.ts";
import type { ChosenFile } from "./placed-file.tsx";

/** The file that the visitor chose, while it is read and afterwards, or the reason why it was refused. */
export type ChosenUpload =
  | { readonly type: "none" }
  | { readonly type: "reading" }
  | { readonly type: "insecure" }
  | { readonly type: "refused"; readonly problem: PdfProblem }
  | ({ readonly type: "opened"; readonly entered: UploadDetails | null } & ChosenFile);

/** The file of an earlier visit, until the visitor resumes, discards or replaces it. */
const useKeptUpload = () => {
  const [kept, setKept] = useState<UploadDraft | null>(null);
  useEffect(() => {
    let isOpen = true;
    void loadUploadDraft(nowIso()).then((draft) => isOpen && setKept(draft));
    return () => {
      isOpen = false;
    };
  }, []);
  return { kept, setKept };
};

/**
 * The file to be signed: chosen here, chosen on another page (`first`), or kept from an earlier visit. It is kept on the
 * device once it has opened.
 */
export const useChosenUpload = (first: File | null, onAmends: (amends: AmendedFile) => void) => {
  const [chosen, setChosen] = useState<ChosenUpload>({ type: "none" });
  useEffect(() => (chosen.type === "opened" ? chosen.pdf.close : undefined), [chosen]);
  const { kept, setKept } = useKeptUpload();
  // True if the file, and what is entered for it, would be lost on a reload.
  const [isLost, setLost] = useState(false);
  const open = async ({ id, name, bytes, work }: UploadDraft): Promise<boolean> => {
    setChosen({ type: "reading" });
    const opening = await openSignablePdf(name, bytes);
    setChosen(
      opening.ok
        ? { type: "opened", id, name, bytes, pdf: opening.pdf, entered: work }
        : { type: "refused", problem: opening.problem },
    );
    return opening.ok;
  };
  const resume = (draft: UploadDraft): void => {
    setKept(null);
    if (draft.work?.amends) onAmends(draft.work.amends);
    void open(draft);
  };
  const discard = (id: string): void => {
    setKept(null);
    void removeUploadDraft(id);
  };
  const choose = async (file: File): Promise<void> => {
    if (!globalThis.isSecureContext) {
      setChosen({ type: "insecure" });
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const draft = { id: crypto.randomUUID(), name: file.name, bytes, work: null };
    if (!(await open(draft))) return;
    setKept(null);
    setLost(!(await saveUploadDraft(draft, nowIso())));
  };
  const isFirst = useRef(true);
  // Acts after the first render only. It has no list of dependencies, because `choose` is another function in every render.
  useEffect(() => {
    if (isFirst.current && first) void choose(first);
    isFirst.current = false;
  });
  const reset = (): void => setChosen({ type: "none" });
  return { chosen, kept, isLost, resume, discard, choose, reset };
};
