import { useState } from "react";
import { readingText } from "../../i18n/reading.ts";
import { reviewWords } from "../../i18n/review.ts";
import type { Decisions } from "../../model/review-decisions.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Choices } from "../../ui/review/choices.tsx";
import { ResultView } from "../../ui/review/result-view.tsx";
import type { Extent } from "../../ui/review/result-view.tsx";
import type { Choice, Reviewed, Source } from "./messages.ts";
import { TakePanel } from "./take-panel.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useKinds } from "./use-kinds.ts";

type Props = {
  readonly language: string;
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about: string;
  readonly reviewed: Reviewed;
  readonly extent: Extent;
  readonly first: Decisions;
  /** Id of the record it is saved under; null when it is not. */
  readonly saved: string | null;
  readonly onSaved: (id: string) => void;
  readonly onAgain: (source: Source, choice: Choice) => void;
  /** Reviews what was stopped to its end. */
  readonly onRest: () => void;
  readonly onOther: () => void;
};

/** The result of a review with what the visitor decides about it. */
export const ResultPanel = (props: Props) => {
  const { language, about, reviewed, extent, first, saved, onSaved, onAgain, onRest, onOther } = props;
  const words = reviewWords(language);
  const { name, read, review } = reviewed;
  const kinds = useKinds();
  const isGeneral = about !== "" && review.kind.playbook === kinds[0]?.id;
  const { decisions, decide } = useDecisions(first);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? { playbook: review.kind.playbook, side: review.side ?? undefined };
  const choose = (next: Choice): void => {
    setChosen(next);
    onAgain({ type: "read", name, read }, next);
  };
  return (
    <ResultView
      words={words}
      read={read}
      review={review}
      extent={extent}
      notes={[
        ...(isGeneral && extent === "whole" ? [words.generalUsed(about)] : []),
        ...read.notes.map((note) => readingText(note, language)),
      ]}
      decisions={decisions}
      onDecide={decide}
      choices={
        <div className="grid gap-4">
          {extent === "whole" && (
            <Choices
              words={words}
              review={review}
              kinds={kinds}
              // A side belongs to its kind.
              onKind={(playbook) => choose({ playbook })}
              onSide={(side) => choose({ ...choice, side })}
            />
          )}
          {extent === "stopped" && <Notice tone="caution">{words.stopped}</Notice>}
          {extent !== "working" && (
            <div className="flex flex-wrap gap-3">
              {extent === "stopped" && (
                <Button small onClick={onRest}>
                  {words.rest}
                </Button>
              )}
              <Button small onClick={onOther}>
                {words.other}
              </Button>
            </div>
          )}
        </div>
      }
      take={
        extent === "whole" && (
          <TakePanel {...{ language, reviewed, choice, decisions, saved, onSaved }} onGone={onOther} />
        )
      }
    />
  );
};
