import type { ItemPlace } from "../legal-words.ts";

type Marks = {
  /** After every item but the last two. */
  readonly between: string;
  /** After the last item but one. */
  readonly and: string;
  readonly or: string;
  readonly stop: string;
  /** After the last item when the sentence goes on. */
  readonly pause: string;
};

/** The mark without what the item's own words bring already. */
const withoutDouble = (text: string, mark: string): string => (text.endsWith(mark.charAt(0)) ? mark.slice(1) : mark);

/** Punctuation for languages that write "(a) …; (b) …; and (c) …."; without a join word each item is a sentence. */
export const itemEndWith =
  (marks: Marks) =>
  ({ index, count, join, text, goesOn }: ItemPlace): string => {
    if (index === count - 1) return withoutDouble(text, goesOn ? marks.pause : marks.stop);
    if (join === "none") return withoutDouble(text, marks.stop);
    return withoutDouble(text, index === count - 2 ? marks[join] : marks.between);
  };
