import type { ChangedPassage, ClauseChange } from "../../../engine/review/compare/comparison.ts";
import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { ComparisonWords } from "../../../i18n/english-only/comparison.ts";
import type { ReviewSection } from "../../../model/review/review.ts";

/** The section of a passage in words. */
export const sectionPlace = (
  { section }: ChangedPassage,
  sections: readonly ReviewSection[],
  words: ComparisonWords,
  review: Pick<ReviewWords, "section">,
): string => {
  const found = section === null ? undefined : sections[section];
  return found ? review.section(found.number, found.title) : words.beginning;
};

/** The kind of a change in words. */
export const changeType = ({ type, isMoved }: ClauseChange, words: ComparisonWords): string =>
  type === "changed" && isMoved ? words.changedAndMoved : words.types[type];
