import { ShieldCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import { Button } from "../primitives/button.tsx";
import { DropZone } from "../primitives/drop-zone.tsx";
import { FilePicker } from "../primitives/file-picker.tsx";
import { Notice } from "../primitives/notice.tsx";

export type UploadLimits = { readonly megabytes: number; readonly pages: number };

/** Why the last document was not reviewed, and a way around it if there is one. */
export type RejectedInput = { readonly text: string; readonly onReviewAnyway?: () => void };

type Props = {
  readonly messages: ReviewMessages;
  readonly limits: UploadLimits;
  readonly rejected: RejectedInput | null;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
};

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** Accepts a contract by file picker, drag and drop, or pasted text. */
export const ReviewStartPanel = ({ messages, limits, rejected, onFile, onText }: Props) => {
  const hint = useId();
  return (
    <div className="grid gap-6">
      {rejected && <RejectionNotice rejected={rejected} messages={messages} />}
      <div className="grid gap-6 @min-[44rem]:grid-cols-2">
        <DropZone onFile={onFile} className="min-h-64 content-center gap-3 p-6 text-center [&>*]:justify-self-center">
          <FilePicker
            variant="main"
            label={messages.choose}
            aria-label={messages.choose}
            aria-describedby={hint}
            accept={ACCEPT}
            onFile={onFile}
          />
          <span aria-hidden className="text-soft pointer-coarse:hidden">
            {messages.drop}
          </span>
          <p id={hint} className="max-w-80 text-sm text-soft">
            {messages.limits(limits.megabytes, limits.pages)}
          </p>
        </DropZone>
        <PasteBox messages={messages} onText={onText} />
      </div>
      <div className="grid gap-x-6 gap-y-3 border-t border-rule pt-4 @min-[44rem]:grid-cols-2">
        <p className="flex items-start gap-2 font-medium">
          <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
          {messages.privacy}
        </p>
        <p className="text-sm text-soft">{messages.notAdvice}</p>
      </div>
    </div>
  );
};

/** Focused, so that screen readers announce it. */
const RejectionNotice = ({
  rejected,
  messages,
}: {
  readonly rejected: RejectedInput;
  readonly messages: ReviewMessages;
}): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [rejected]);
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1}>
      <p>{rejected.text}</p>
      {rejected.onReviewAnyway && (
        <Button small className="mt-2" onClick={rejected.onReviewAnyway}>
          {messages.anyway}
        </Button>
      )}
    </Notice>
  );
};

const PasteBox = ({ messages, onText }: Pick<Props, "messages" | "onText">): ReactNode => {
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
    <div className="flex flex-col items-start">
      <label htmlFor={id} className="mb-1 font-semibold">
        {messages.paste}
      </label>
      {isEmpty && (
        <p id={`${id}-error`} className="mb-2 text-sm font-semibold text-danger">
          {messages.pasteEmpty}
        </p>
      )}
      <textarea
        ref={box}
        id={id}
        rows={5}
        spellCheck={false}
        placeholder={messages.pasteExample}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        onInput={() => setEmpty(false)}
        className="w-full grow resize-none rounded-md border border-edge bg-paper px-3.5 py-3 text-ink placeholder:text-faint hover:border-accent aria-invalid:border-2 aria-invalid:border-danger"
      />
      <Button className="mt-3" onClick={submit}>
        {messages.pasteButton}
      </Button>
    </div>
  );
};
