import { useId, useState } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { DropZone } from "../../ui/primitives/drop-zone.tsx";
import { AttachedFileLine, AttachButton } from "./attachment/attachment-bar.tsx";

type Props = {
  readonly labels: ChatPageMessages;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onSend: (text: string) => void;
  readonly onFile: (file: File) => void;
};

/** The foot stays in view, except in a window so low that it would cover the conversation. */
const FOOT =
  "sticky bottom-(--footer-bar) z-10 grid-cols-[minmax(0,1fr)] -mx-5 mt-auto bg-desk px-5 pt-2 pb-3 no-print md:-mx-2 md:px-2 [@media(height<480px)]:static";

/** The message being written, one row that grows. Enter sends it; Shift and Enter begin a new line. */
export const Composer = ({ labels, field, onSend, onFile }: Props) => {
  const [text, setText] = useState("");
  const id = useId();
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSend(text);
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also confirms a conversion of Japanese input.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <DropZone onFile={onFile} isPlain className={FOOT}>
      <AttachedFileLine labels={labels} />
      <form
        data-foot
        onSubmit={send}
        className="flex items-end gap-1 rounded-lg border border-edge bg-paper p-1 shadow-paper has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus"
      >
        <AttachButton labels={labels} onFile={onFile} />
        <label htmlFor={id} className="sr-only">
          {labels.input}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={text}
          placeholder={labels.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={classes(
            "max-h-23 min-h-11 min-w-0 grow resize-none bg-transparent px-1 py-2 text-ink placeholder:whitespace-nowrap focus-visible:outline-none",
            // Else the field would be as high as its example.
            text === "" ? "overflow-hidden" : "field-sizing-content",
          )}
        />
        <Button type="submit" variant="main" className="shrink-0">
          {labels.send}
        </Button>
      </form>
    </DropZone>
  );
};
