import { ShieldCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import { Button } from "../primitives/button.tsx";
import { DropZone } from "../primitives/drop-zone.tsx";
import { FilePicker } from "../primitives/file-picker.tsx";
import { Notice } from "../primitives/notice.tsx";

export type UploadLimits = { readonly megabytes: number; readonly pages: number };

/** Why the last document was not reviewed, and a way around it if there is one. */
export type RejectedInput = { readonly text: string; readonly onReviewAnyway?: () => void };

type Props = {
  readonly words: ReviewWords;
  readonly limits: UploadLimits;
  readonly rejected: RejectedInput | null;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
};

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** Accepts a contract by file picker, drag and drop, or pasted text. */
export const ReviewStartPanel = ({ words, limits, rejected, onFile, onText }: Props) => {
  const hint = useId();
  return (
    <div className="grid max-w-prose gap-6">
      <p className="flex items-start gap-3 font-medium">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
        {words.privacy}
      </p>
      {rejected && <RejectionNotice rejected={rejected} words={words} />}
      <DropZone onFile={onFile} className="gap-3 p-6">
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            variant="main"
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

/** Focused, so that screen readers announce it. */
const RejectionNotice = ({
  rejected,
  words,
}: {
  readonly rejected: RejectedInput;
  readonly words: ReviewWords;
}): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [rejected]);
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1}>
      <p>{rejected.text}</p>
      {rejected.onReviewAnyway && (
        <Button small className="mt-2" onClick={rejected.onReviewAnyway}>
          {words.anyway}
        </Button>
      )}
    </Notice>
  );
};

const PasteBox = ({ words, onText }: Pick<Props, "words" | "onText">): ReactNode => {
  const id = useId();
  // Uncontrolled: two million characters are not copied on every keystroke.
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
