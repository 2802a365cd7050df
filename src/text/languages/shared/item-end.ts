import type { ItemPosition } from "../../words/legal-words.ts";

type Marks = {
  /** After every item but the last two. */
  readonly between: string;
  /** After the last item but one. */
  readonly and: string;
  readonly or: string;
  readonly stop: string;
  /** After the last item if the sentence continues. */
  readonly pause: string;
};

/** The mark, unless the item's text already ends with it. */
const withoutDouble = (text: string, mark: string): string => (text.endsWith(mark.charAt(0)) ? mark.slice(1) : mark);

/** Punctuation for languages that write "(a) …; (b) …; and (c) …."; without a join word each item is a sentence. */
export const itemEndWith =
  (marks: Marks) =>
  ({ index, count, join, text, continues }: ItemPosition): string => {
    if (index === count - 1) return withoutDouble(text, continues ? marks.pause : marks.stop);
    if (join === "none") return withoutDouble(text, marks.stop);
    return withoutDouble(text, index === count - 2 ? marks[join] : marks.between);
  };
