import { useMemo } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ExtractedText } from "../../model/review/uploaded-file.ts";
import type { Review } from "../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../model/review/review-decisions.ts";
import { Notice } from "../primitives/notice.tsx";
import { ReviewPanes } from "./panes/review-panes.tsx";
import { useShownParts } from "./parts/use-shown-parts.ts";
import { pointEntries } from "./points/point-entries.ts";
import { ReviewHead } from "./review-head.tsx";
import type { ReviewCompleteness } from "./review-head.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly read: ExtractedText;
  readonly review: Review;
  readonly extent: ReviewCompleteness;
  /** Notices about the file. */
  readonly notes: readonly string[];
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
  /** What to do with the review, beside the headline. */
  readonly actions: ReactNode;
  /** The choice of kind and side. */
  readonly choices: ReactNode;
  /** What follows below: the comparison with another version. */
  readonly after: ReactNode;
};

/** Points first, then the text, then what is below: one after another, because a whole result at once blocks the page. */
const PARTS = 3;

/** The result of a review: headline, choices, and the findings beside the reviewed text, in the height of a screen. */
export const ReviewResult = (props: Props) => {
  const { messages, read, review, extent, notes, decisions, onDecide, actions, choices, after } = props;
  const isWhole = extent === "whole";
  const entries = useMemo(() => pointEntries(review), [review]);
  const shown = useShownParts(PARTS);
  return (
    <>
      <div className="flex min-h-[calc(100dvh-var(--header-height)-4.25rem)] flex-col gap-3">
        <ReviewHead {...{ messages, review, extent, actions }} />
        {choices}
        {notes.map((note) => (
          <Notice key={note} tone="caution" className="text-sm">
            {note}
          </Notice>
        ))}
        <ReviewPanes {...{ messages, read, review, entries, decisions, onDecide, isWhole }} showsText={shown > 1} />
      </div>
      <p className="mt-3 text-xs text-soft">
        {isWhole && `${messages.readAll(review.sections.length, review.sentences)} `}
        {messages.notAdvice}
      </p>
      {shown > 2 && after}
    </>
  );
};
