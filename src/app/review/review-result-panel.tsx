import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { withRequests } from "../../engine/review/report/with-requests.ts";
import { applyTone } from "../../engine/review/report/apply-tone.ts";
import { readingText } from "../../i18n/reading.ts";
import { reviewMessages } from "../../i18n/review.ts";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { RequestTone, ReviewRequests } from "../../model/review/playbook.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { Review } from "../../model/review/review.ts";
import type { UploadedFile } from "../../model/review/uploaded-file.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { ReviewResult } from "../../ui/review/review-result.tsx";
import type { ReviewCompleteness } from "../../ui/review/review-head.tsx";
import type { ReviewChoice, ReviewedText, ReviewSource } from "./worker/worker-messages.ts";
import { reviewOptions, reviewRequests } from "./reading/review-playbooks.ts";
import type { ReviewOptionsFile } from "./reading/review-playbooks.ts";
import type { RerunState } from "./reading/review-progress.ts";
import { ComparePanel } from "./compare/compare-panel.tsx";
import { ChoicePanel, placeOf } from "./choice-panel.tsx";
import type { FailedLoad } from "./choice-panel.tsx";
import { SaveAndExportMenu } from "./save-and-export-menu.tsx";
import { reviewNotes } from "./review-notes.ts";
import { useDecisions } from "./use-decisions.ts";
import { useLoadedFile } from "./use-loaded-file.ts";

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

const NO_OPTIONS: ReviewOptionsFile = { kinds: [], places: [] };
const NO_REQUESTS: ReviewRequests = {};

const kindOf = ({ playbook }: ReviewChoice): Pick<ReviewChoice, "playbook"> =>
  playbook === undefined ? {} : { playbook };

/** What the visitor chose, as a review shows it. */
const choiceOf = ({ isKindChosen, kind, side, place }: Review): ReviewChoice => ({
  ...(isKindChosen ? { playbook: kind.playbook } : {}),
  ...(side === null ? {} : { side }),
  ...(place?.from === "chosen" ? { place: place.code } : {}),
});

/** The choices and the wording that load after the findings, and what failed to load. */
const useReviewFiles = ({ language, reviewed, onAgain }: Pick<Props, "language" | "reviewed" | "onAgain">) => {
  const messages = reviewMessages(language);
  const options = useLoadedFile(reviewOptions, NO_OPTIONS);
  const requests = useLoadedFile(reviewRequests, NO_REQUESTS);
  const { name, read, review, hasModel } = reviewed;
  const failed: readonly (FailedLoad | false)[] = [
    !hasModel && {
      text: messages.modelFailed,
      retryLabel: messages.modelRetry,
      onRetry: () => onAgain({ type: "read", name, read }, choiceOf(review)),
    },
    options.hasFailed && {
      text: messages.optionsFailed,
      retryLabel: messages.optionsRetry,
      onRetry: options.retry,
    },
    requests.hasFailed && {
      text: messages.requestsFailed,
      retryLabel: messages.requestsRetry,
      onRetry: requests.retry,
    },
  ];
  return {
    options: options.content,
    requests: requests.content,
    failed: failed.filter((one) => one !== false),
  };
};

/** The choice of kind, side and place; a change reviews the text again. */
const useChoice = (
  { name, read, review }: ReviewedText,
  again: Props["again"],
  onAgain: Props["onAgain"],
): {
  /** What the shown review was made with. */
  readonly current: ReviewChoice;
  /** What to show as chosen: a new choice at once, and the current one again if its review fails. */
  readonly choice: ReviewChoice;
  readonly choose: (next: ReviewChoice) => void;
} => {
  const [chosen, setChosen] = useState<ReviewChoice | null>(null);
  const current = choiceOf(review);
  return {
    current,
    choice: again?.type === "working" && chosen ? chosen : current,
    choose: (next) => {
      setChosen(next);
      onAgain({ type: "read", name, read }, next);
    },
  };
};

type OtherFileProps = { readonly messages: ReviewMessages; readonly onClick: () => void };

const OtherFileButton = ({ messages, onClick }: OtherFileProps) => (
  <Button
    small
    variant="bare"
    className="pointer-coarse:min-h-11"
    aria-label={messages.other}
    icon={<FileUp aria-hidden className="size-5" />}
    onClick={onClick}
  >
    <span className="max-sm:hidden">{messages.other}</span>
    <span className="sm:hidden">{messages.otherShort}</span>
  </Button>
);

/** The result of a review with what the visitor decides about it. */
export const ReviewResultPanel = (props: Props) => {
  const { language, about, reviewed, file, extent, again, first, firstTone, saved, onSaved, onAgain, onRest, onOther } =
    props;
  const { read } = reviewed;
  const messages = reviewMessages(language);
  const [isSideSkipped, setSideSkipped] = useState(false);
  const [tone, setTone] = useState(firstTone);
  const { options, requests, failed } = useReviewFiles(props);
  const review = useMemo(
    () => applyTone(withRequests(reviewed.review, requests), tone),
    [reviewed.review, requests, tone],
  );
  const toned = useMemo(() => ({ ...reviewed, review }), [reviewed, review]);
  const isWhole = extent === "whole";
  const { decisions, decide } = useDecisions(first);
  const { current, choice, choose } = useChoice(reviewed, again, onAgain);
  const notes = isWhole
    ? reviewNotes(reviewed, { about, general: options.kinds[0]?.id, language })
    : read.notes.map((note) => readingText(note, language));
  return (
    <ReviewResult
      messages={messages}
      read={read}
      review={review}
      extent={extent}
      notes={notes}
      decisions={decisions}
      onDecide={decide}
      actions={
        <>
          {extent !== "working" && <OtherFileButton messages={messages} onClick={onOther} />}
          {isWhole && (
            <SaveAndExportMenu
              {...{ language, about, reviewed: toned, file, choice, tone, decisions, saved, onSaved }}
              onGone={onOther}
            />
          )}
        </>
      }
      choices={
        <ChoicePanel
          {...{ language, review, extent, again, choice, options, tone, failed, onRest }}
          asksSide={review.differsBySide && review.side === null && !isSideSkipped && choice.side === undefined}
          onTone={setTone}
          onChoice={choose}
          onSide={(side) =>
            choose({ ...kindOf(current), ...(side === undefined ? {} : { side }), ...placeOf(current) })
          }
          onSkipSide={() => setSideSkipped(true)}
        />
      }
      after={
        isWhole && (
          <ComparePanel
            {...{ language, reviewed }}
            choice={{ ...choice, playbook: choice.playbook ?? review.kind.playbook }}
          />
        )
      }
    />
  );
};
