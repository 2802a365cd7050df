import { useState } from "react";
import { partsUpTo, shownParts } from "../../../engine/review/compare/shown-parts.ts";
import type { ClauseChange, Comparison } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { MarkedWords } from "../../document/marked-words.tsx";
import { Button } from "../../primitives/button.tsx";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import { PointFrame } from "../parts/point-frame.tsx";
import { changeType, sectionPlace } from "./section-place.ts";

type Props = {
  readonly messages: ComparisonMessages;
  readonly review: ReviewMessages;
  readonly change: ClauseChange;
  readonly sections: Comparison["sections"];
  readonly isCurrent: boolean;
};

/** Longer passages show their beginning first. Unit: UTF-16 units. */
const MAX_LENGTH = 1500;

/** One change of the text: its kind, where it is in both versions, and its words. */
export const ChangeCard = ({ messages, review, change, sections, isCurrent }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const { id, before, after, parts } = change;
  const shown = shownParts(parts);
  const first = partsUpTo(shown, MAX_LENGTH);
  const isCut = shown.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH;
  return (
    <PointFrame
      id={id}
      isCurrent={isCurrent}
      label={<span className="font-semibold">{changeType(change, messages)}</span>}
      className={classes(
        "rounded-md border bg-paper p-5",
        deferredLayout,
        isCurrent ? "border-accent shadow-lift" : "border-edge",
      )}
    >
      <p className="text-sm text-soft">
        {before && (
          <span className="block">{messages.before(sectionPlace(before, sections.before, messages, review))}</span>
        )}
        {after && (
          <span className="block">{messages.after(sectionPlace(after, sections.after, messages, review))}</span>
        )}
      </p>
      <MarkedWords messages={messages} language="en" parts={isCut && !isWhole ? first : shown} />
      {isCut && !isWhole && (
        <div>
          <Button small onClick={() => setWhole(true)}>
            {messages.whole}
          </Button>
        </div>
      )}
    </PointFrame>
  );
};
