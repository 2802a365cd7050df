import { Suspense, lazy, useEffect, useRef, useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { DropZone } from "../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { nowIso } from "../../shared/clock.ts";
import { loadUploadDraft, keepUpload, removeUpload } from "../file/upload-draft.ts";
import type { UploadDraft, UploadWork } from "../file/upload-draft.ts";
import { openSignablePdf } from "../file/open-pdf-pages.ts";
import type { PdfProblem } from "../file/pdf-messages.ts";
import type { ChosenFile } from "./placed-file.tsx";

const PlacedFile = lazy(() => import("./placed-file.tsx").then((loaded) => ({ default: loaded.PlacedFile })));

type Chosen =
  | { readonly type: "none" }
  | { readonly type: "reading" }
  | { readonly type: "insecure" }
  | { readonly type: "refused"; readonly problem: PdfProblem }
  | ({ readonly type: "opened"; readonly entered: UploadWork | null } & ChosenFile);

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  /** The signed document that the file amends. */
  readonly amends: AmendedFile | null;
  /** A file that another page has chosen. */
  readonly first: File | null;
  /** Names the document that a kept file amends again. */
  readonly onAmends: (amends: AmendedFile) => void;
};

/** Signing a PDF that the visitor brings: choosing it, naming the parties, placing their fields. */
export const UploadStart = ({ messages, locale, amends, first, onAmends }: Props) => {
  const { upload } = messages;
  const [chosen, setChosen] = useState<Chosen>({ type: "none" });
  useEffect(() => (chosen.type === "opened" ? chosen.pdf.close : undefined), [chosen]);
  // The file and what is entered for it would not survive a reload.
  const [isLost, setLost] = useState(false);
  const [kept, setKept] = useState<UploadDraft | null>(null);
  useEffect(() => {
    let isOpen = true;
    void loadUploadDraft(nowIso()).then((draft) => isOpen && setKept(draft));
    return () => {
      isOpen = false;
    };
  }, []);
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
    void removeUpload(id);
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
    setLost(!(await keepUpload(draft, nowIso())));
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
      <div role="status">{isLost && <Notice tone="caution">{upload.notKept}</Notice>}</div>
      {chosen.type === "opened" ? (
        <Suspense fallback={<Spinner label={upload.reading} />}>
          <PlacedFile
            key={chosen.id}
            messages={messages}
            locale={locale}
            file={chosen}
            amends={amends}
            entered={chosen.entered}
            onAnother={() => setChosen({ type: "none" })}
          />
        </Suspense>
      ) : (
        <>
          {kept && (
            <Notice title={upload.kept(kept.name)}>
              <p className="mb-3">{upload.keptText}</p>
              <div className="flex flex-wrap gap-3">
                <Button small onClick={() => resume(kept)}>
                  {upload.resume}
                </Button>
                <Button small onClick={() => discard(kept.id)}>
                  {upload.discard}
                </Button>
              </div>
            </Notice>
          )}
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
            {chosen.type === "insecure" && <Notice tone="danger">{messages.insecure}</Notice>}
            {chosen.type === "refused" && <Notice tone="danger">{upload.problems[chosen.problem]}</Notice>}
          </div>
        </>
      )}
    </section>
  );
};
