import { useState } from "react";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { lazyModule } from "../../../ui/form/lazy-module.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import type { ImportedFile } from "./import-file.ts";

const useReturnedChanges = lazyModule(() => import("./returned-changes.tsx"));

type Props = SessionProps & { readonly isBusy: boolean; readonly act: ActOfSeat };

type Step =
  | { readonly type: "none" }
  | { readonly type: "reading" }
  | { readonly type: "sent"; readonly count: number }
  | ImportedFile;

/** Importing a Word file that was changed elsewhere: choosing it, looking at its changes, proposing them. */
export const WordImport = (props: Props) => {
  const { wordFiles } = props.messages;
  const [step, setStep] = useState<Step>({ type: "none" });
  const open = async (chosen: File): Promise<void> => {
    setStep({ type: "reading" });
    try {
      const { importWordFile } = await import("./import-file.ts");
      setStep(await importWordFile(chosen, props));
    } catch {
      setStep({ type: "refused", problem: "failed" });
    }
  };
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{wordFiles.importTitle}</h3>
      <p className="text-soft">{wordFiles.importHint}</p>
      <div>
        <FilePicker
          key={step.type === "none" ? "first" : "next"}
          label={wordFiles.importButton}
          aria-label={wordFiles.importButton}
          accept=".docx"
          disabled={step.type === "reading"}
          onFile={(chosen) => void open(chosen)}
        />
      </div>
      <div role="status" className="grid gap-4">
        {step.type === "reading" && <Spinner label={wordFiles.reading} />}
        {step.type === "refused" && <Notice tone="danger">{wordFiles.refused[step.problem]}</Notice>}
        {step.type === "sent" && step.count > 0 && <Notice tone="good">{wordFiles.proposed(step.count)}</Notice>}
        {step.type === "compared" && (
          <p className="font-medium">
            {step.changes.length === 0 ? wordFiles.noChanges : wordFiles.found(step.changes.length)}
          </p>
        )}
      </div>
      {step.type === "compared" && <Found {...props} compared={step} onStep={setStep} />}
    </div>
  );
};

type FoundProps = Props & {
  readonly compared: Extract<ImportedFile, { readonly type: "compared" }>;
  readonly onStep: (step: Step) => void;
};

const Found = ({ compared, onStep, ...props }: FoundProps) => {
  const { module, retry } = useReturnedChanges();
  if (!module) {
    return retry ? (
      <LoadFailedPart language={props.locale} onRetry={retry} />
    ) : (
      <Spinner label={props.messages.wordFiles.reading} />
    );
  }
  return (
    <module.ReturnedChanges
      {...props}
      compared={compared}
      onSent={(sent) => {
        const changes = compared.changes.filter((found) => !sent.includes(found));
        const isDone = sent.length > 0 && sent.length === compared.changes.length;
        onStep(isDone ? { type: "sent", count: sent.length } : { ...compared, changes });
      }}
      onDiscard={() => onStep({ type: "none" })}
    />
  );
};
