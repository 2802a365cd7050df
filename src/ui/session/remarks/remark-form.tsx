import { useState } from "react";
import { MAX_TYPED_TEXT } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../primitives/button.tsx";
import { RadioGroup } from "../parts/radio-group.tsx";
import { TextArea } from "../parts/text-area.tsx";
import type { TypedRemark } from "./discussion.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly start: TypedRemark | null;
  readonly isBusy: boolean;
  readonly onKeep: (typed: TypedRemark) => void;
  /** True once it is stored. */
  readonly onSend: (typed: TypedRemark) => Promise<boolean>;
};

const NOTHING: TypedRemark = { text: "", isInternal: false };

/** Writes a comment for everyone, or a note for one's own side. */
export const RemarkForm = ({ messages: { comments }, start, isBusy, onKeep, onSend }: Props) => {
  const [typed, setTyped] = useState<TypedRemark>(start ?? NOTHING);
  const { text, isInternal } = typed;
  const edit = (parts: Partial<TypedRemark>): void => {
    const next = { ...typed, ...parts };
    setTyped(next);
    onKeep(next);
  };
  const send = async (): Promise<void> => {
    if (!(await onSend({ ...typed, text: text.trim() }))) return;
    // What was typed while it was sent is the next one.
    setTyped((now) => (now.text === text ? { ...NOTHING, isInternal: now.isInternal } : now));
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={comments.text}
        rows={3}
        value={text}
        maxLength={MAX_TYPED_TEXT}
        onValueChange={(words) => edit({ text: words })}
      />
      <RadioGroup
        legend={comments.readers}
        options={[
          { value: "shared", label: comments.shared },
          { value: "internal", label: comments.onlyMe },
        ]}
        value={isInternal ? "internal" : "shared"}
        onChange={(chosen) => edit({ isInternal: chosen === "internal" })}
      />
      {isInternal && <p className="text-sm text-soft">{comments.internalHint}</p>}
      <div>
        <Button type="submit" disabled={isBusy || text.trim() === ""}>
          {isInternal ? comments.sendInternal : comments.send}
        </Button>
      </div>
    </form>
  );
};
