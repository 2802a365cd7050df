import { useMemo, useState } from "react";
import { withRequests } from "../../engine/review/report/with-requests.ts";
import { hasTones, withTone } from "../../engine/review/report/with-tone.ts";
import { readingText } from "../../i18n/reading.ts";
import { reviewMessages } from "../../i18n/review.ts";
import type { RequestTone } from "../../model/review/playbook.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { UploadedFile } from "../../model/review/uploaded-file.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { ReviewSelectors } from "../../ui/review/review-selectors.tsx";
import { SideQuestion } from "../../ui/review/side-question.tsx";
import { ReviewResult } from "../../ui/review/review-result.tsx";
import type { ReviewCompleteness } from "../../ui/review/review-result.tsx";
import type { ReviewChoice, ReviewedText, ReviewSource } from "./worker/worker-messages.ts";
import type { RerunState } from "./reading/review-progress.ts";
import { ComparePanel } from "./compare/compare-panel.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import { reviewNotes } from "./review-notes.ts";
import { useDecisions } from "./use-decisions.ts";
import { useReviewOptions } from "./use-review-options.ts";
import { useReviewRequests } from "./use-review-requests.ts";

type Props = {
  readonly language: string;
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about: string;
  readonly reviewed: ReviewedText;
  /** The visitor's file; null for a pasted text and a saved review. */
  readonly file: UploadedFile | null;
  readonly extent: ReviewCompleteness;
  /** The status of the last change of kind or side. */
  readonly again: RerunState | undefined;
  readonly first: ReviewDecisions;
  readonly firstTone: RequestTone;
  /** Id of the record it is saved under; null when it is not. */
  readonly saved: string | null;
  readonly onSaved: (id: string) => void;
  readonly onAgain: (source: ReviewSource, choice: ReviewChoice) => void;
  /** Reviews what was stopped to its end. */
  readonly onRest: () => void;
  readonly onOther: () => void;
};

const placeOf = ({ place }: ReviewChoice): Pick<ReviewChoice, "place"> => (place === undefined ? {} : { place });

const kindOf = ({ playbook }: ReviewChoice): Pick<ReviewChoice, "playbook"> =>
  playbook === undefined ? {} : { playbook };

/** The result of a review with what the visitor decides about it. */
export const ReviewResultPanel = (props: Props) => {
  const { language, about, reviewed, file, extent, again, first, firstTone, saved, onSaved, onAgain, onRest, onOther } =
    props;
  const messages = reviewMessages(language);
  const { name, read } = reviewed;
  const [isSideSkipped, setSideSkipped] = useState(false);
  const [tone, setTone] = useState(firstTone);
  const { requests, hasFailed, retry } = useReviewRequests();
  const review = useMemo(
    () => withTone(withRequests(reviewed.review, requests), tone),
    [reviewed.review, requests, tone],
  );
  const toned = useMemo(() => ({ name, read, review }), [name, read, review]);
  const isWhole = extent === "whole";
  const { kinds, places } = useReviewOptions(language);
  const { decisions, decide } = useDecisions(first);
  const [chosen, setChosen] = useState<ReviewChoice | null>(null);
  const current: ReviewChoice = {
    ...(review.isKindChosen ? { playbook: review.kind.playbook } : {}),
    ...(review.side === null ? {} : { side: review.side }),
    ...(review.place?.from === "chosen" ? { place: review.place.code } : {}),
  };
  // Show the new choice at once; revert if the review fails.
  const choice = again?.type === "working" && chosen ? chosen : current;
  const choose = (next: ReviewChoice): void => {
    setChosen(next);
    onAgain({ type: "read", name, read }, next);
  };
  const chooseSide = (side: string | undefined): void =>
    choose({ ...kindOf(current), ...(side === undefined ? {} : { side }), ...placeOf(current) });
  const asksSide = review.differsBySide && review.side === null && !isSideSkipped && choice.side === undefined;
  return (
    <ReviewResult
      messages={messages}
      read={read}
      review={review}
      extent={extent}
      notes={
        isWhole
          ? reviewNotes(reviewed, { about, general: kinds[0]?.id, language })
          : read.notes.map((note) => readingText(note, language))
      }
      decisions={decisions}
      onDecide={decide}
      choices={
        <div className="grid gap-4">
          {isWhole && asksSide && (
            <SideQuestion
              messages={messages}
              sides={review.sides}
              onSide={(side) => chooseSide(side)}
              onSkip={() => setSideSkipped(true)}
            />
          )}
          {isWhole && (
            <ReviewSelectors
              messages={messages}
              sides={review.sides}
              kind={choice.playbook ?? review.kind.playbook}
              side={choice.side}
              kinds={kinds}
              place={choice.place ?? review.place?.code ?? null}
              placeHint={review.place === null ? messages.placeNone : messages.placeFrom[review.place.from]}
              places={places}
              // A side belongs to its kind.
              onKind={(playbook) => choose({ playbook, ...placeOf(current) })}
              onSide={chooseSide}
              onPlace={(place) => choose({ ...current, place })}
              tone={hasTones(review) ? tone : null}
              onTone={setTone}
            />
          )}
          <p role="status" className="text-sm text-soft empty:hidden">
            {again?.type === "working" && messages.stageReviewing}
          </p>
          {again && again.type !== "working" && (
            <Notice tone="danger" role="alert">
              {again.type === "failed" ? messages.failedAgain : readingText(again.problem, language)}
            </Notice>
          )}
          {hasFailed && (
            <Notice tone="caution" role="alert">
              <p>{messages.requestsFailed}</p>
              <Button small onClick={retry}>
                {messages.requestsRetry}
              </Button>
            </Notice>
          )}
          {extent === "stopped" && <Notice tone="caution">{messages.stopped}</Notice>}
          {extent !== "working" && (
            <div className="flex flex-wrap gap-3">
              {extent === "stopped" && (
                <Button small onClick={onRest}>
                  {messages.rest}
                </Button>
              )}
              <Button small onClick={onOther}>
                {messages.other}
              </Button>
            </div>
          )}
        </div>
      }
      downloads={
        isWhole && (
          <>
            <DownloadPanel
              {...{ language, about, reviewed: toned, file, choice, tone, decisions, saved, onSaved }}
              onGone={onOther}
            />
            <ComparePanel
              reviewed={reviewed}
              choice={{ ...choice, playbook: choice.playbook ?? review.kind.playbook }}
            />
          </>
        )
      }
    />
  );
};
