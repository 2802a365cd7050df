import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ReviewSide } from "../../model/review/playbook.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly sides: readonly ReviewSide[];
  readonly onSide: (side: string) => void;
  readonly onSkip: () => void;
};

/** Asks in one row for the visitor's side, on which the points of this kind of document depend. */
export const SideQuestion = ({ messages, sides, onSide, onSkip }: Props) => (
  <div
    role="group"
    aria-label={messages.sideQuestion}
    className="flex flex-wrap items-center gap-2 border-s-4 border-accent bg-accent-tint px-3 py-2"
  >
    <span aria-hidden title={messages.sideQuestionHint} className="font-semibold max-sm:w-full">
      {messages.sideQuestion}
    </span>
    {sides.map(({ id, name }) => (
      <Button key={id} small className="pointer-coarse:min-h-11" onClick={() => onSide(id)}>
        <span lang="en">{name}</span>
      </Button>
    ))}
    <Button small variant="bare" className="pointer-coarse:min-h-11" onClick={onSkip}>
      {messages.sideSkip}
    </Button>
  </div>
);
