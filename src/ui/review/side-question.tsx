import type { ReviewWords } from "../../i18n/en/review.ts";
import type { ReviewSide } from "../../model/review/playbook.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly sides: readonly ReviewSide[];
  readonly onSide: (side: string) => void;
  readonly onSkip: () => void;
};

/** Asks for the visitor's side, on which the points of this kind of document depend. */
export const SideQuestion = ({ words, sides, onSide, onSkip }: Props) => (
  <fieldset className="grid gap-3 rounded-md border border-accent bg-paper p-5">
    <legend className="px-1 font-semibold">{words.sideQuestion}</legend>
    <p className="text-soft">{words.sideQuestionHint}</p>
    <div className="flex flex-wrap gap-2">
      {sides.map(({ id, name }) => (
        <Button key={id} small variant="main" onClick={() => onSide(id)}>
          <span lang="en">{name}</span>
        </Button>
      ))}
      <Button small onClick={onSkip}>
        {words.sideSkip}
      </Button>
    </div>
  </fieldset>
);
