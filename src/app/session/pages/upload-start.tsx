import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { DropZone } from "../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { useChosenUpload } from "./use-chosen-upload.ts";
import type { ChosenUpload } from "./use-chosen-upload.ts";

const PlacedFile = lazy(() => import("./placed-file.tsx").then((loaded) => ({ default: loaded.PlacedFile })));

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  /** The signed document that the file amends. */
  readonly amends: AmendedFile | null;
  /** A file that another page has chosen. */
  readonly first: File | null;
  /** Names the document that a kept file amends again. */
  readonly onAmends: (amends: AmendedFile) => void;
  /** Other ways to start, until a file is chosen. */
  readonly children: ReactNode;
};

/** Signing a PDF that the visitor brings: choosing it, naming the parties, placing their fields. */
export const UploadStart = ({ messages, locale, amends, first, onAmends, children }: Props) => {
  const { upload } = messages;
  const { chosen, kept, isLost, resume, discard, choose, reset } = useChosenUpload(first, onAmends);
  return (
    <>
      <section className="mb-10 grid gap-4" aria-labelledby="session-upload">
        <h2 id="session-upload">{upload.title}</h2>
        <div role="status" className={isLost ? undefined : "-mb-4"}>
          {isLost && <Notice tone="caution">{upload.notKept}</Notice>}
        </div>
        {chosen.type === "opened" ? (
          <Suspense fallback={<Spinner label={upload.reading} />}>
            <PlacedFile
              key={chosen.id}
              messages={messages}
              locale={locale}
              file={chosen}
              amends={amends}
              entered={chosen.entered}
              onAnother={reset}
            />
          </Suspense>
        ) : (
          <div className="grid max-w-prose gap-4">
            {kept && (
              <KeptUpload
                name={kept.name}
                messages={messages}
                onResume={() => resume(kept)}
                onDiscard={() => discard(kept.id)}
              />
            )}
            <ChooseUpload chosen={chosen} messages={messages} onFile={(file) => void choose(file)} />
          </div>
        )}
      </section>
      {chosen.type !== "opened" && children}
    </>
  );
};

type KeptProps = {
  readonly name: string;
  readonly messages: SessionMessages;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
};

const KeptUpload = ({ name, messages: { upload }, onResume, onDiscard }: KeptProps) => (
  <Notice title={upload.kept(name)}>
    <p className="mb-3">{upload.keptText}</p>
    <div className="flex flex-wrap gap-3">
      <Button small onClick={onResume}>
        {upload.resume}
      </Button>
      <Button small onClick={onDiscard}>
        {upload.discard}
      </Button>
    </div>
  </Notice>
);

type ChooseProps = {
  readonly chosen: ChosenUpload;
  readonly messages: SessionMessages;
  readonly onFile: (file: File) => void;
};

/** Where a file is chosen, and why it could not be opened. */
const ChooseUpload = ({ chosen, messages, onFile }: ChooseProps) => {
  const { upload } = messages;
  return (
    <>
      <p className="-mt-2 text-soft">{upload.text}</p>
      <DropZone onFile={onFile}>
        <p>{upload.drop}</p>
        <FilePicker
          label={upload.choose}
          aria-label={upload.choose}
          variant="main"
          accept="application/pdf,.pdf"
          onFile={onFile}
        />
      </DropZone>
      <div aria-live="polite">
        {chosen.type === "reading" && <Spinner label={upload.reading} />}
        {chosen.type === "insecure" && <Notice tone="danger">{messages.insecure}</Notice>}
        {chosen.type === "refused" && <Notice tone="danger">{upload.problems[chosen.problem]}</Notice>}
      </div>
    </>
  );
};
