import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { RawAnswer } from "../../model/answers.ts";
import { stepsMessages } from "../../i18n/steps.ts";
import { Button } from "../primitives/button.tsx";
import { DropZone } from "../primitives/drop-zone.tsx";
import { FilePicker } from "../primitives/file-picker.tsx";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

const MEGABYTE = 1_000_000;

/** A slot for one file, by button or by dropping it; only its name, size and type become the answer. */
export function UploadInput(props: InputProps): ReactNode {
  const { view, answers, locale } = props;
  const messages = stepsMessages(locale);
  const name = nameOf(answers.shownAt(view.path));
  const take = ({ name: chosen, size, type }: File): void => answers.set(view.path, { name: chosen, size, type });
  return (
    <DropZone onFile={take}>
      {name !== null && (
        <p className="flex max-w-full items-center gap-2 font-medium">
          <FileText aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="truncate">{name}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          {...controlAttributes(props)}
          label={messages.uploadChoose}
          accept={props.field.accept?.join(",")}
          onFile={take}
        />
        {name === null ? (
          <span aria-hidden className="text-soft pointer-coarse:hidden">
            {messages.uploadDrop}
          </span>
        ) : (
          <Button variant="bare" onClick={() => answers.set(view.path, null)}>
            {messages.uploadRemove}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{limits(props)}</p>
    </DropZone>
  );
}

const limits = ({ field, locale }: InputProps): string => {
  const { uploadAccepts, uploadAnyType } = stepsMessages(locale);
  const size = field.maxBytes === undefined ? null : `${Math.floor(field.maxBytes / MEGABYTE)} MB`;
  return uploadAccepts(field.accept?.join(", ") ?? uploadAnyType, size);
};

const nameOf = (raw: RawAnswer): string | null =>
  typeof raw === "object" && raw !== null && "name" in raw && typeof raw.name === "string" ? raw.name : null;
