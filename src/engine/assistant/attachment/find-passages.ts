import type { Attachment, FilePassage } from "./attachment.ts";
import type { FileTopic } from "./file-topics.ts";

const MAX_PASSAGES = 3;
/** Shorter sentences are headings. */
const MIN_WORDS = 5;

const isHeading = ({ words }: FilePassage): boolean => words.split(/\s+/).length < MIN_WORDS;

const passageAt = ({ passages }: Attachment, at: number): FilePassage | undefined =>
  passages.find(({ start, end }) => start <= at && at < end);

/** The passages of a text about a subject: those with its facts first, then those with its words, in order. */
export const passagesAbout = ({ facts = [], said }: FileTopic, attachment: Attachment): readonly FilePassage[] => {
  const known = attachment.review.facts
    .filter(({ id }) => facts.includes(id))
    .flatMap(({ values }) => values.flatMap(({ quote }) => passageAt(attachment, quote.start) ?? []));
  const spoken = attachment.passages.filter((passage) => !isHeading(passage) && said.test(passage.words));
  return [...new Set([...known, ...spoken])].slice(0, MAX_PASSAGES);
};

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, "");

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 3);

/** The passages that have most of the given words, rare ones first; empty if none has half of them. */
export const passagesWith = (words: readonly string[], { passages }: Attachment): readonly FilePassage[] => {
  const wanted = [...new Set(words.filter(({ length }) => length > 3).map(stem))];
  if (wanted.length === 0) return [];
  const found = passages.map((passage) => {
    const own = new Set(wordsIn(passage.words).map(stem));
    return { passage, shared: wanted.filter((word) => own.has(word)) };
  });
  const rarity = (word: string): number => 1 / (1 + found.filter(({ shared }) => shared.includes(word)).length);
  const weights = new Map(wanted.map((word) => [word, rarity(word)]));
  const weigh = (shared: readonly string[]): number => shared.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return found
    .filter(({ passage, shared }) => shared.length * 2 >= wanted.length && shared.length > 0 && !isHeading(passage))
    .toSorted((a, b) => b.shared.length - a.shared.length || weigh(b.shared) - weigh(a.shared))
    .slice(0, MAX_PASSAGES)
    .map(({ passage }) => passage);
};
