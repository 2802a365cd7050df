import { Suspense, lazy, useEffect, useRef, useState } from "react";
import type { SessionWords } from "../../../i18n/en/session/session.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { DropZone } from "../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { openPdfPages } from "../file/open-pdf-pages.ts";
import type { PdfProblem } from "../file/pdf-messages.ts";
import type { ChosenFile } from "./placed-file.tsx";

const PlacedFile = lazy(() => import("./placed-file.tsx").then((loaded) => ({ default: loaded.PlacedFile })));

type Chosen =
  | { readonly type: "none" }
  | { readonly type: "reading" }
  | { readonly type: "insecure" }
  | { readonly type: "refused"; readonly problem: PdfProblem }
  | ({ readonly type: "opened" } & ChosenFile);

type Props = {
  readonly words: SessionWords;
  readonly locale: string;
  /** The signed document that the file amends. */
  readonly amends: AmendedFile | null;
  /** A file that another page has chosen. */
  readonly first: File | null;
};

/** Signing a PDF that the visitor brings: choosing it, naming the parties, placing their fields. */
export const UploadStart = ({ words, locale, amends, first }: Props) => {
  const { upload } = words;
  const [chosen, setChosen] = useState<Chosen>({ type: "none" });
  useEffect(() => (chosen.type === "opened" ? chosen.pdf.close : undefined), [chosen]);
  const choose = async (file: File): Promise<void> => {
    if (!globalThis.isSecureContext) {
      setChosen({ type: "insecure" });
      return;
    }
    setChosen({ type: "reading" });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opening = await openPdfPages(file.name, bytes);
    setChosen(
      opening.ok
        ? { type: "opened", name: file.name, bytes, pdf: opening.pdf }
        : { type: "refused", problem: opening.problem },
    );
  };
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && first) void choose(first);
    isFirst.current = false;
  });
  return (
    <section className="mb-10 grid gap-5" aria-labelledby="session-upload">
      <h2 id="session-upload" className="text-2xl">
        {upload.title}
      </h2>
      {chosen.type === "opened" ? (
        <Suspense fallback={<Spinner label={upload.reading} />}>
          <PlacedFile
            key={chosen.name}
            words={words}
            locale={locale}
            file={chosen}
            amends={amends}
            onAnother={() => setChosen({ type: "none" })}
          />
        </Suspense>
      ) : (
        <>
          <p>{upload.text}</p>
          <DropZone onFile={(file) => void choose(file)}>
            <p>{upload.drop}</p>
            <FilePicker
              label={upload.choose}
              aria-label={upload.choose}
              variant="main"
              accept="application/pdf,.pdf"
              onFile={(file) => void choose(file)}
            />
          </DropZone>
          <div aria-live="polite">
            {chosen.type === "reading" && <Spinner label={upload.reading} />}
            {chosen.type === "insecure" && <Notice tone="danger">{words.insecure}</Notice>}
            {chosen.type === "refused" && <Notice tone="danger">{upload.problems[chosen.problem]}</Notice>}
          </div>
        </>
      )}
    </section>
  );
};
