import { useState } from "react";
import { partsUpTo, shownParts } from "../../../engine/review/compare/shown-parts.ts";
import type { ClauseChange, Comparison } from "../../../engine/review/compare/comparison.ts";
import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { ComparisonWords } from "../../../i18n/english-only/comparison.ts";
import { MarkedWords } from "../../document/marked-words.tsx";
import { Button } from "../../primitives/button.tsx";
import { PointFrame } from "../parts/point-frame.tsx";
import { changeType, sectionPlace } from "./section-place.ts";

type Props = {
  readonly words: ComparisonWords;
  readonly review: ReviewWords;
  readonly change: ClauseChange;
  readonly sections: Comparison["sections"];
  readonly isCurrent: boolean;
};

/** Longer passages show their beginning first. Unit: UTF-16 units. */
const MAX_LENGTH = 1500;

/** One change of the text: its kind, where it is in both versions, and its words. */
export const ChangeCard = ({ words, review, change, sections, isCurrent }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const { id, before, after, parts } = change;
  const shown = shownParts(parts);
  const first = partsUpTo(shown, MAX_LENGTH);
  const isCut = shown.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH;
  return (
    <PointFrame id={id} isCurrent={isCurrent} label={changeType(change, words)}>
      <p className="text-sm text-soft">
        {before && <span className="block">{words.before(sectionPlace(before, sections.before, words, review))}</span>}
        {after && <span className="block">{words.after(sectionPlace(after, sections.after, words, review))}</span>}
      </p>
      <MarkedWords words={words} language="en" parts={isCut && !isWhole ? first : shown} />
      {isCut && !isWhole && (
        <div>
          <Button small onClick={() => setWhole(true)}>
            {words.whole}
          </Button>
        </div>
      )}
    </PointFrame>
  );
};
