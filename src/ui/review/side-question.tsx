import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ReviewSide } from "../../model/review/playbook.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly sides: readonly ReviewSide[];
  readonly onSide: (side: string) => void;
  readonly onSkip: () => void;
};

/** Asks for the visitor's side, on which the points of this kind of document depend. */
export const SideQuestion = ({ messages, sides, onSide, onSkip }: Props) => (
  <fieldset className="grid gap-3 rounded-md border border-accent bg-paper p-5">
    <legend className="px-1 font-semibold">{messages.sideQuestion}</legend>
    <p className="text-soft">{messages.sideQuestionHint}</p>
    <div className="flex flex-wrap gap-2">
      {sides.map(({ id, name }) => (
        <Button key={id} small variant="main" onClick={() => onSide(id)}>
          <span lang="en">{name}</span>
        </Button>
      ))}
      <Button small onClick={onSkip}>
        {messages.sideSkip}
      </Button>
    </div>
  </fieldset>
);
