import { FileText, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import type { Raw } from "../../model/answers.ts";
import { formWords } from "../../i18n/form.ts";
import { Button } from "../primitives/button.tsx";
import { classes } from "../primitives/classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

const MEGABYTE = 1_000_000;

/** A slot for one file, by button or by dropping it; only its name, size and type become the answer. */
export function UploadInput(props: InputProps): ReactNode {
  const { view, answers, locale } = props;
  const words = formWords(locale);
  const name = nameOf(answers.shownAt(view.path));
  const take = (file: File | undefined): void => {
    if (file) answers.set(view.path, { name: file.name, size: file.size, type: file.type });
  };
  return (
    <DropZone onDrop={take}>
      {name !== null && (
        <p className="flex max-w-full items-center gap-2 font-medium">
          <FileText aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="truncate">{name}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Picker {...props} onTake={take} />
        {name === null ? (
          <span aria-hidden className="text-soft pointer-coarse:hidden">
            {words.uploadDrop}
          </span>
        ) : (
          <Button look="bare" onClick={() => answers.set(view.path, null)}>
            {words.uploadRemove}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{limits(props)}</p>
    </DropZone>
  );
}

type Take = (file: File | undefined) => void;

/** The frame a file may be dropped on. */
function DropZone({ onDrop, children }: { readonly onDrop: Take; readonly children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        "grid justify-items-start gap-2 rounded-md border-2 border-dashed p-4",
        isOver ? "border-accent bg-accent-tint" : "border-edge bg-paper",
      )}
    >
      {children}
    </div>
  );
}

/** The browser's own control takes the focus; the button is its face. */
function Picker({ onTake, ...props }: InputProps & { readonly onTake: Take }): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        {...controlAttributes(props)}
        type="file"
        accept={props.field.accept?.join(",")}
        onChange={(event) => onTake(event.target.files?.[0])}
        className="peer sr-only"
      />
      <Button
        tabIndex={-1}
        aria-hidden="true"
        className="peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        icon={<Upload className="size-5" />}
        onClick={() => picker.current?.click()}
      >
        {formWords(props.locale).uploadChoose}
      </Button>
    </>
  );
}

const limits = ({ field, locale }: InputProps): string => {
  const { uploadAccepts, uploadAnyType } = formWords(locale);
  const size = field.maxBytes === undefined ? null : `${Math.floor(field.maxBytes / MEGABYTE)} MB`;
  return uploadAccepts(field.accept?.join(", ") ?? uploadAnyType, size);
};

const nameOf = (raw: Raw): string | null =>
  typeof raw === "object" && raw !== null && "name" in raw && typeof raw.name === "string" ? raw.name : null;
