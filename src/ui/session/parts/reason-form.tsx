import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { TextArea } from "./text-area.tsx";

type Props = {
  readonly label: string;
  readonly send: string;
  readonly cancel: string;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
};

/** Asks for a reason before an act is sent. */
export const ReasonForm = ({ label, send, cancel, isBusy, isDangerous, onSend, onCancel }: Props) => {
  const [text, setText] = useState("");
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text.trim());
      }}
    >
      <TextArea label={label} value={text} rows={2} autoFocus onValueChange={setText} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? "danger" : "main"} disabled={isBusy}>
          {send}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </form>
  );
};
