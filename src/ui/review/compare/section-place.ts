import type { ChangedPassage, ClauseChange } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import type { ReviewSection } from "../../../model/review/review.ts";

/** The section of a passage in words. */
export const sectionPlace = (
  { section }: ChangedPassage,
  sections: readonly ReviewSection[],
  messages: ComparisonMessages,
  review: Pick<ReviewMessages, "section">,
): string => {
  const found = section === null ? undefined : sections[section];
  return found ? review.section(found.number, found.title) : messages.beginning;
};

/** The kind of a change in words. */
export const changeType = ({ type, isMoved }: ClauseChange, messages: ComparisonMessages): string =>
  type === "changed" && isMoved ? messages.changedAndMoved : messages.types[type];
