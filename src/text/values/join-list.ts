import type { FormattedParts } from "./printed.ts";
import { printedText } from "./printed.ts";
import type { JoinWord, ProseWords } from "../words/prose-words.ts";

/** The separator before an entry; `next` is the entry as text. */
export type ListSeparator = (index: number, count: number, next: string) => string;

/** Entries with separators. */
export const joinPrinted = (entries: readonly FormattedParts[], between: ListSeparator): FormattedParts =>
  entries.flatMap((entry, index) => {
    if (index === 0) return entry;
    return [between(index, entries.length, printedText(entry)), ...entry];
  });

/** How a language joins a list with this word. */
export const joinedBy =
  (word: JoinWord, words: ProseWords): ListSeparator =>
  (index, count, next) =>
    words.between(word, index, count, next);

/**
 * Entries joined by a conjunction as the language joins them, with a serial comma if it uses one.
 *
 * Example: in English ["a", "b", "c"] with "or" is "a, b, or c"
 */
export const joinList = (entries: readonly string[], word: JoinWord, words: ProseWords): string =>
  entries
    .map((entry, index) => (index === 0 ? entry : words.between(word, index, entries.length, entry) + entry))
    .join("");
