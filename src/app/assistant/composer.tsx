import { useId, useState } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import { Button } from "../../ui/primitives/button.tsx";

type Props = {
  readonly labels: ChatPageMessages;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onSend: (text: string) => void;
};

/** The message being written. Enter sends it; Shift and Enter begin a new line. */
export const Composer = ({ labels, field, onSend }: Props) => {
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
    <form onSubmit={send} className="flex flex-col gap-2 no-print sm:flex-row sm:items-end">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {labels.input}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={2}
          value={text}
          placeholder={labels.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-48 min-h-12 w-full resize-y rounded-md border border-edge bg-paper px-3.5 py-2.5 text-ink hover:border-accent"
        />
      </div>
      <Button type="submit" variant="main" className="shrink-0">
        {labels.send}
      </Button>
    </form>
  );
};
