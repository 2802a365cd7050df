import type { Detector, PlaybookItem, PatternSlot } from "../../../model/review/playbook.ts";
import { normalizedSentence } from "../model/features.ts";
import type { ClauseScore } from "./find-clauses.ts";
import { matches, patternWords } from "../text/match-pattern.ts";
import type { SentenceWords } from "../text/match-pattern.ts";
import { figuresIn } from "../text/figures.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import { sentencesWithPhrase, indexWords } from "../text/word-index.ts";
import type { WordIndex } from "../text/word-index.ts";

/** Input for playbook detection: the contract, its indexed sentences, and the model's scores. */
export type DetectionContext = {
  readonly contract: Contract;
  readonly words: readonly SentenceWords[];
  readonly wordIndex: WordIndex;
  readonly titles: readonly SentenceWords[];
  readonly scores: ReadonlyMap<string, ClauseScore>;
};

/** Whether an item is in the text (`unknown`: it has no detector), with supporting sentences, likeliest first. */
export type Detection = {
  readonly state: "found" | "unsure" | "absent" | "unknown";
  readonly sentences: readonly number[];
};

/** Prepares a contract for playbook detection. */
export const prepareDetection = (contract: Contract, found: readonly ClauseScore[]): DetectionContext => {
  const words = contract.sentences.map((sentence) => patternWords(normalizedSentence(contract.plain, sentence)));
  return {
    contract,
    words,
    wordIndex: indexWords(words),
    titles: contract.sections.map(({ title }) => patternWords(title.toLowerCase())),
    scores: new Map(found.map((score) => [score.category, score])),
  };
};

const inHeading = ({ contract, titles }: DetectionContext, sentence: number, { heading }: Detector): boolean => {
  if (heading.length === 0) return true;
  for (let at = contract.within[sentence] ?? null; at !== null; at = contract.sections[at]?.parent ?? null)
    if (heading.some((pattern) => matches(pattern, titles[at]!))) return true;
  return false;
};

/** The sentences that match a detector's phrases. */
export const sentencesMatching = (context: DetectionContext, find: Detector): readonly number[] => {
  const { any, all, not } = find;
  const [first, ...rest] = all;
  if (any.length === 0 && !first) return [];
  const begun =
    any.length > 0
      ? any.flatMap((pattern) => sentencesWithPhrase(pattern, context.wordIndex))
      : sentencesWithPhrase(first!, context.wordIndex);
  const others = any.length > 0 ? all : rest;
  return [...new Set(begun)]
    .filter((at) => {
      const words = context.words[at]!;
      if (words.list.length < 3 || !others.every((pattern) => matches(pattern, words))) return false;
      return !not.some((pattern) => matches(pattern, words)) && inHeading(context, at, find);
    })
    .toSorted((a, b) => a - b);
};

// Probability thresholds; between them the result is unsure. A phrase match lowers the threshold.
const SURE = 0.5;
const LIKELY = 0.3;
const UNLIKELY = 0.25;
const MIN_PASSAGE = 0.35;
// Quotes below this probability would mislead.
const MIN_QUOTE = 0.05;

/** Whether an item of a playbook is in the text. */
export const detectItem = (context: DetectionContext, { find, sort }: PlaybookItem): Detection => {
  const phrases = sentencesMatching(context, find);
  const model = find.category === undefined ? undefined : context.scores.get(find.category);
  if (!model) {
    const known = find.any.length + find.all.length > 0;
    return { state: phrases.length > 0 ? "found" : known ? "absent" : "unknown", sentences: phrases };
  }
  const ruledOut = (index: number): boolean => find.not.some((pattern) => matches(pattern, context.words[index]!));
  const likely = model.rankedSentences.filter(({ score }) => score >= MIN_PASSAGE).map(({ sentence }) => sentence);
  const places = likely.filter((at) => !ruledOut(at) && inHeading(context, at, find));
  const both = places.filter((at) => phrases.includes(at));
  const sentences = [...new Set([...both, ...places, ...(sort === "risk" ? [] : phrases)])];
  const guess =
    sentences.length > 0
      ? sentences
      : model.rankedSentences.slice(0, 1).flatMap(({ sentence, score }) => (score >= MIN_QUOTE ? [sentence] : []));
  if (model.score >= SURE && sentences.length > 0) return { state: "found", sentences };
  if (phrases.length > 0 && model.score >= LIKELY && sentences.length > 0) return { state: "found", sentences };
  if (model.score < UNLIKELY && (phrases.length === 0 || sort === "risk")) return { state: "absent", sentences: [] };
  return { state: model.score < LIKELY && sort === "risk" ? "absent" : "unsure", sentences: guess };
};

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const WANTED = { days: 1, months: 30, years: 365 } as const;

const valuesFor = (is: PatternSlot["is"], text: string): readonly number[] => {
  if (is === "percent" || is === "money")
    return figuresIn(text)
      .filter(({ kind }) => kind === is)
      .map(({ value }) => value.toNumber());
  return periodsIn(text).map(({ count, unit }) => (count * DAYS[unit]) / WANTED[is]);
};

/** The item's limit that a sentence violates, or null. */
export const violatedSlot = ({ slots }: PlaybookItem, text: string): PatternSlot | null =>
  slots.find(({ is, most, least }) =>
    valuesFor(is, text).some((value) => (most !== undefined && value > most) || (least !== undefined && value < least)),
  ) ?? null;
