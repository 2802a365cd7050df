import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { Review } from "../../model/review/review.ts";

/** How complete the shown review is: complete, in progress, or stopped. */
export type ReviewCompleteness = "whole" | "working" | "stopped";

type Props = {
  readonly messages: ReviewMessages;
  readonly review: Review;
  readonly extent: ReviewCompleteness;
  readonly actions: ReactNode;
};

/** How many points the review has found, and what to do with it. */
export const ReviewHead = ({ messages, review, extent, actions }: Props) => {
  const { findings, missing } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  const isWhole = extent === "whole";
  const missingCount = missing === null ? null : missing.length;
  // Moves the focus from the removed Cancel button to the heading, unless the visitor has moved on.
  useEffect(() => {
    if (extent !== "working" && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: wasShown.current });
    wasShown.current = true;
  }, [extent]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none min-[90rem]:text-3xl">
          {isWhole ? messages.headline(findings.length, missingCount) : messages.soFar(findings.length)}
        </h2>
        <p role="status" className="sr-only">
          {isWhole && messages.ready(findings.length, missingCount)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </div>
  );
};
