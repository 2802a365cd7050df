import { ShieldCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import { Button } from "../primitives/button.tsx";
import { DropZone } from "../primitives/drop-zone.tsx";
import { FilePicker } from "../primitives/file-picker.tsx";
import { Notice } from "../primitives/notice.tsx";

export type Limits = { readonly megabytes: number; readonly pages: number };

/** Why the last document was not reviewed, and the way round it where there is one. */
export type Trouble = { readonly text: string; readonly onAnyway?: () => void };

type Props = {
  readonly words: ReviewWords;
  readonly limits: Limits;
  readonly trouble: Trouble | null;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
};

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** Where a document is handed in: by button, by dropping it, or by pasting its text. */
export const StartPanel = ({ words, limits, trouble, onFile, onText }: Props) => {
  const hint = useId();
  return (
    <div className="grid max-w-prose gap-6">
      <p className="flex items-start gap-3 font-medium">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
        {words.privacy}
      </p>
      {trouble && <TroubleNotice trouble={trouble} words={words} />}
      <DropZone onFile={onFile} className="gap-3 p-6">
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            look="main"
            label={words.choose}
            aria-label={words.choose}
            aria-describedby={hint}
            accept={ACCEPT}
            onFile={onFile}
          />
          <span aria-hidden className="text-soft pointer-coarse:hidden">
            {words.drop}
          </span>
        </div>
        <p id={hint} className="text-sm text-soft">
          {words.limits(limits.megabytes, limits.pages)}
        </p>
      </DropZone>
      <PasteBox words={words} onText={onText} />
      <p className="text-sm text-soft">{words.notAdvice}</p>
    </div>
  );
};

/** It takes the focus, so that it is read out wherever the visitor was. */
const TroubleNotice = ({ trouble, words }: { readonly trouble: Trouble; readonly words: ReviewWords }): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [trouble]);
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1}>
      <p>{trouble.text}</p>
      {trouble.onAnyway && (
        <Button small className="mt-2" onClick={trouble.onAnyway}>
          {words.anyway}
        </Button>
      )}
    </Notice>
  );
};

const PasteBox = ({ words, onText }: Pick<Props, "words" | "onText">): ReactNode => {
  const id = useId();
  // The text stays in the control: two million characters are never copied while somebody types.
  const box = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (): void => {
    const text = box.current?.value ?? "";
    setEmpty(text.trim() === "");
    if (text.trim() === "") box.current?.focus();
    else onText(text);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.paste}
      </label>
      {isEmpty && (
        <p id={`${id}-error`} className="mb-2 text-sm font-semibold text-danger">
          {words.pasteEmpty}
        </p>
      )}
      <textarea
        ref={box}
        id={id}
        rows={7}
        spellCheck={false}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        onInput={() => setEmpty(false)}
        className="w-full rounded-md border border-edge bg-paper px-3.5 py-3 text-ink hover:border-accent aria-invalid:border-2 aria-invalid:border-danger"
      />
      <Button className="mt-3" onClick={submit}>
        {words.pasteButton}
      </Button>
    </div>
  );
};
