import { useCallback, useEffect } from "react";
import type { ReactNode } from "react";
import { readingText } from "../../i18n/reading.ts";
import { reviewMessages } from "../../i18n/review.ts";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { SavedReview } from "../../model/review/saved-review.ts";
import { isReviewedOnRequest } from "../../reading/contract/is-reviewed-on-request.ts";
import { ProgressPanel } from "../../ui/review/progress-panel.tsx";
import { ReviewStartPanel } from "../../ui/review/review-start-panel.tsx";
import type { RejectedInput } from "../../ui/review/review-start-panel.tsx";
import type { ReviewChoice, ReviewedText, ReviewSource, Stage } from "./worker/worker-messages.ts";
import { takeHandedOffSource } from "./handed-off-source.ts";
import { PageBody } from "../pages/parts/page-body.tsx";
import { lazyComponent } from "../shared/lazy-component.ts";
import type { ReviewProgress } from "./reading/review-progress.ts";
import { SHOWN_LIMITS } from "./reading/read-upload.ts";
import { stageShare, stageText } from "./reading/stage-text.ts";
import { useUpload } from "./reading/use-upload.ts";
import { useReviewer } from "./use-reviewer.ts";
import type { Reviewer } from "./use-reviewer.ts";
import { useSavedReview } from "./use-saved-review.ts";
import type { SavedReviewState } from "./use-saved-review.ts";

type Props = {
  /** Screen language. */
  readonly language: string;
  readonly title: ReactNode;
  readonly lead: string;
  /** Before the choice of a document, and after it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about?: string;
  /** The playbook for this kind; undefined if it has none. */
  readonly playbook?: string | undefined;
};

const { Component: ResultPanel, load: loadResult } = lazyComponent(
  async () => (await import("./review-result-panel.tsx")).ReviewResultPanel,
);

const NOTHING_DECIDED: ReviewDecisions = {};

const reopened = ({ name, read, kind, side, place }: SavedReview): readonly [ReviewSource, ReviewChoice] => [
  { type: "read", name, read },
  {
    ...(kind === null ? {} : { playbook: kind }),
    ...(side === null ? {} : { side }),
    ...(place === undefined ? {} : { place }),
  },
];

/** The reviewed text, complete or with the findings so far. */
const shownOf = (progress: ReviewProgress): ReviewedText | null => {
  if (progress.type === "done") return progress.reviewed;
  return progress.type === "working" || progress.type === "stopped" ? progress.partial : null;
};

const rejectedInputOf = (progress: ReviewProgress, { start }: Reviewer, language: string): RejectedInput | null => {
  if (progress.type === "failed") return { text: reviewMessages(language).failed };
  if (progress.type !== "problem") return null;
  const { problem, source } = progress;
  const canReviewAnyway = isReviewedOnRequest(problem);
  return {
    text: readingText(problem, language),
    ...(canReviewAnyway ? { onReviewAnyway: () => start(source, {}, true) } : {}),
  };
};

/** Why the saved review that the address names is not shown; null if it is, or none is named. */
const savedNotice = ({ type }: SavedReviewState, id: string | null, messages: ReviewMessages): string | null => {
  if (id === null) return null;
  if (type === "failed") return messages.storageFailed;
  return type === "gone" || type === "unreadable" ? messages[type] : null;
};

type WorkingProps = { readonly messages: ReviewMessages; readonly stage: Stage; readonly onCancel: () => void };

/** The progress of the review, with a button that cancels it. */
const Working = ({ messages, stage, onCancel }: WorkingProps) => (
  <ProgressPanel messages={messages} stage={stageText(stage, messages)} share={stageShare(stage)} onCancel={onCancel} />
);

type ReviewingProps = Required<Pick<Props, "language" | "title" | "about">> &
  Pick<Reviewer, "file"> & {
    readonly progress: Extract<ReviewProgress, { readonly type: "working" | "stopped" | "done" }>;
    /** The saved review that is open; null if there is none. */
    readonly record: SavedReview | null;
    readonly saved: string | null;
    readonly onSaved: (id: string | null) => void;
    readonly onStart: Reviewer["start"];
    readonly onAgain: (source: ReviewSource, chosen: ReviewChoice) => void;
    readonly onCancel: () => void;
    readonly onOther: () => void;
  };

/** The progress of a review and its result, complete or so far. */
const Reviewing = (props: ReviewingProps) => {
  const { language, title, about, progress, file, record, saved, onSaved, onStart, onAgain, onCancel, onOther } = props;
  const { type } = progress;
  const reviewed = shownOf(progress);
  return (
    <div className="mx-auto w-full px-5 pt-4 pb-12 md:px-6">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      {type === "working" && <Working messages={reviewMessages(language)} stage={progress.stage} onCancel={onCancel} />}
      {reviewed && (
        <ResultPanel
          {...{ language, about, reviewed, file, saved, onSaved, onAgain, onOther }}
          extent={type === "done" ? "whole" : type}
          again={type === "done" ? progress.again : undefined}
          first={record?.decisions ?? NOTHING_DECIDED}
          firstTone={record?.tone ?? "mild"}
          onRest={() => type === "stopped" && onStart(progress.source, {}, true)}
        />
      )}
    </div>
  );
};

/** The review page: input, progress and result. */
export const ReviewWorkspace = ({ language, title, lead, before, after, about = "", playbook }: Props) => {
  const messages = reviewMessages(language);
  const reviewer = useReviewer(playbook);
  const { progress, file, start, cancel, stop } = reviewer;
  const { id, saved, point } = useSavedReview();
  const upload = useUpload(start);
  const again = useCallback((source: ReviewSource, chosen: ReviewChoice) => start(source, chosen, true), [start]);
  useEffect(() => void loadResult(), []);
  useEffect(() => {
    const handedOff = takeHandedOffSource();
    if (handedOff) start(handedOff);
  }, [start]);
  useEffect(() => {
    if (saved.type === "found") again(...reopened(saved.review));
  }, [saved, again]);
  const leave = (): void => {
    point(null);
    stop();
  };
  const giveUp = (): void => {
    if (!shownOf(progress)) point(null);
    cancel();
  };
  if (progress.type === "working" || progress.type === "stopped" || progress.type === "done") {
    const record = saved.type === "found" && saved.review.id === id ? saved.review : null;
    return (
      <Reviewing
        {...{ language, title, about, progress, file, record }}
        saved={id}
        onSaved={point}
        onStart={start}
        onAgain={again}
        onCancel={giveUp}
        onOther={leave}
      />
    );
  }
  if (saved.type === "loading" || (saved.type === "found" && progress.type === "waiting" && id !== null)) return null;
  const notice =
    upload.unreadable === null ? savedNotice(saved, id, messages) : messages.unreadableFile(upload.unreadable);
  return (
    <PageBody width="full" title={title} lead={lead}>
      {before}
      <ReviewStartPanel
        messages={messages}
        limits={SHOWN_LIMITS}
        rejected={notice !== null ? { text: notice } : rejectedInputOf(progress, reviewer, language)}
        onFile={upload.choose}
        onText={(text) => {
          upload.clear();
          start({ type: "text", text });
        }}
      />
      {after}
    </PageBody>
  );
};
