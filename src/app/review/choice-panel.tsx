import { readingText } from "../../i18n/reading.ts";
import { reviewMessages } from "../../i18n/review.ts";
import type { RequestTone } from "../../model/review/playbook.ts";
import type { Review } from "../../model/review/review.ts";
import { hasTones } from "../../engine/review/report/apply-tone.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { ReviewSelectors } from "../../ui/review/review-selectors.tsx";
import { SideQuestion } from "../../ui/review/side-question.tsx";
import type { ReviewCompleteness } from "../../ui/review/review-head.tsx";
import type { ReviewOptionsFile } from "./reading/review-playbooks.ts";
import type { RerunState } from "./reading/review-progress.ts";
import type { ReviewChoice } from "./worker/worker-messages.ts";

/** Something that could not be loaded, in words, with a button to load it again. */
export type FailedLoad = { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void };

type Props = {
  readonly language: string;
  readonly review: Review;
  readonly extent: ReviewCompleteness;
  /** The status of the last change of kind or side. */
  readonly again: RerunState | undefined;
  /** The current choice, even while its review is running. */
  readonly choice: ReviewChoice;
  readonly options: ReviewOptionsFile;
  /** Whether the visitor is asked for a side first. */
  readonly asksSide: boolean;
  readonly tone: RequestTone;
  readonly onTone: (tone: RequestTone) => void;
  readonly onChoice: (choice: ReviewChoice) => void;
  readonly onSide: (side: string | undefined) => void;
  readonly onSkipSide: () => void;
  readonly failed: readonly FailedLoad[];
  readonly onRest: () => void;
};

/** The place of a choice, which stays when the kind of contract changes. */
export const placeOf = ({ place }: ReviewChoice): Pick<ReviewChoice, "place"> => (place === undefined ? {} : { place });

const Selectors = (props: Props) => {
  const { language, review, choice, options, asksSide, tone, onTone, onChoice, onSide } = props;
  const messages = reviewMessages(language);
  return (
    <ReviewSelectors
      messages={messages}
      sides={asksSide ? [] : review.sides}
      kind={choice.playbook ?? review.kind.playbook}
      side={choice.side}
      kinds={options.kinds}
      place={choice.place ?? review.place?.code ?? null}
      placeHint={review.place === null ? messages.placeNone : messages.placeFrom[review.place.from]}
      places={options.places.map(({ code, names }) => ({ code, name: names[language] ?? names["en"] ?? code }))}
      // A side belongs to its kind.
      onKind={(playbook) => onChoice({ playbook, ...placeOf(choice) })}
      onSide={onSide}
      onPlace={(place) => onChoice({ ...choice, place })}
      tone={hasTones(review) ? tone : null}
      onTone={onTone}
    />
  );
};

const FailedLoadNotice = ({ text, retryLabel, onRetry }: FailedLoad) => (
  <Notice tone="caution" role="alert">
    <p>{text}</p>
    <Button small onClick={onRetry}>
      {retryLabel}
    </Button>
  </Notice>
);

const RerunStatus = ({ language, again }: Pick<Props, "language" | "again">) => {
  const messages = reviewMessages(language);
  return (
    <>
      <p role="status" className="text-sm text-soft empty:hidden">
        {again?.type === "working" && messages.stageReviewing}
      </p>
      {again && again.type !== "working" && (
        <Notice tone="danger" role="alert">
          {again.type === "failed" ? messages.failedAgain : readingText(again.problem, language)}
        </Notice>
      )}
    </>
  );
};

/** What the visitor may choose about a review, and what to do if part of it failed or was stopped. */
export const ChoicePanel = (props: Props) => {
  const { language, review, extent, again, asksSide, onSide, onSkipSide, failed, onRest } = props;
  const messages = reviewMessages(language);
  const isWhole = extent === "whole";
  return (
    <div className="grid gap-2 empty:hidden">
      {isWhole && <Selectors {...props} />}
      {isWhole && asksSide && (
        <SideQuestion messages={messages} sides={review.sides} onSide={onSide} onSkip={onSkipSide} />
      )}
      <RerunStatus {...{ language, again }} />
      {failed.map((one) => (
        <FailedLoadNotice key={one.retryLabel} {...one} />
      ))}
      {extent === "stopped" && (
        <Notice tone="caution">
          <p>{messages.stopped}</p>
          <Button small onClick={onRest}>
            {messages.rest}
          </Button>
        </Notice>
      )}
    </div>
  );
};
