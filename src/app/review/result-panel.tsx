import { useState } from "react";
import { readingText } from "../../i18n/reading.ts";
import { reviewWords } from "../../i18n/review.ts";
import type { Decisions } from "../../model/review-decisions.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Choices } from "../../ui/review/choices.tsx";
import { ResultView } from "../../ui/review/result-view.tsx";
import type { Choice, Reviewed, Source } from "./messages.ts";
import { TakePanel } from "./take-panel.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useKinds } from "./use-kinds.ts";

type Props = {
  readonly language: string;
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about: string;
  readonly reviewed: Reviewed;
  readonly first: Decisions;
  /** Id of the record it is saved under; null when it is not. */
  readonly saved: string | null;
  readonly onSaved: (id: string) => void;
  readonly onAgain: (source: Source, choice: Choice) => void;
  readonly onOther: () => void;
};

/** The result of a review with what the visitor decides about it. */
export const ResultPanel = ({ language, about, reviewed, first, saved, onSaved, onAgain, onOther }: Props) => {
  const words = reviewWords(language);
  const { name, read, review } = reviewed;
  const kinds = useKinds();
  const isGeneral = about !== "" && review.kind.playbook === kinds[0]?.id;
  const { decisions, decide } = useDecisions(first);
  const [choice, setChoice] = useState<Choice>({ playbook: review.kind.playbook, side: review.side ?? undefined });
  const choose = (next: Choice): void => {
    setChoice(next);
    onAgain({ type: "read", name, read }, next);
  };
  return (
    <ResultView
      words={words}
      read={read}
      review={review}
      notes={[
        ...(isGeneral ? [words.generalUsed(about)] : []),
        ...read.notes.map((note) => readingText(note, language)),
      ]}
      decisions={decisions}
      onDecide={decide}
      choices={
        <div className="grid gap-4">
          <Choices
            words={words}
            review={review}
            kinds={kinds}
            // A side belongs to its kind.
            onKind={(playbook) => choose({ playbook })}
            onSide={(side) => choose({ ...choice, side })}
          />
          <div>
            <Button small onClick={onOther}>
              {words.other}
            </Button>
          </div>
        </div>
      }
      take={<TakePanel {...{ language, reviewed, choice, decisions, saved, onSaved }} onGone={onOther} />}
    />
  );
};
