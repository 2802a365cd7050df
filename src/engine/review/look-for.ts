import type { Detector, PlaybookItem, Slot } from "../../model/playbook.ts";
import { seenText } from "./features.ts";
import type { Found } from "./find-clauses.ts";
import { matches, patternWords } from "./match-pattern.ts";
import type { Words } from "./match-pattern.ts";
import { periodsIn } from "./numbers.ts";
import type { Contract } from "./read-contract.ts";
import { sentencesWithPhrase, wordPlaces } from "./word-places.ts";
import type { WordPlaces } from "./word-places.ts";

/** What a playbook looks at: the contract, its sentences as phrases see them, and what the model says. */
export type Looked = {
  readonly contract: Contract;
  readonly words: readonly Words[];
  readonly places: WordPlaces;
  readonly titles: readonly Words[];
  readonly found: ReadonlyMap<string, Found>;
};

/** Whether an item is in the text, is not, or cannot be told (`unknown`: nothing looked for it); with the sentences that speak for it, likeliest first. */
export type State = {
  readonly state: "found" | "unsure" | "absent" | "unknown";
  readonly sentences: readonly number[];
};

/** Prepares a contract for the phrases of playbooks. */
export const lookedAt = (contract: Contract, found: readonly Found[]): Looked => {
  const words = contract.sentences.map((sentence) => patternWords(seenText(contract.plain, sentence)));
  return {
    contract,
    words,
    places: wordPlaces(words),
    titles: contract.sections.map(({ title }) => patternWords(title.toLowerCase())),
    found: new Map(found.map((one) => [one.category, one])),
  };
};

const inHeading = ({ contract, titles }: Looked, sentence: number, { heading }: Detector): boolean => {
  if (heading.length === 0) return true;
  for (let at = contract.within[sentence] ?? null; at !== null; at = contract.sections[at]?.parent ?? null)
    if (heading.some((pattern) => matches(pattern, titles[at]!))) return true;
  return false;
};

/** The sentences in which the phrases of a detector stand. */
export const sentencesWith = (looked: Looked, find: Detector): readonly number[] => {
  const { any, all, not } = find;
  const [first, ...rest] = all;
  if (any.length === 0 && !first) return [];
  const begun =
    any.length > 0
      ? any.flatMap((pattern) => sentencesWithPhrase(pattern, looked.places))
      : sentencesWithPhrase(first!, looked.places);
  const others = any.length > 0 ? all : rest;
  return [...new Set(begun)]
    .filter((at) => {
      const words = looked.words[at]!;
      if (words.list.length < 3 || !others.every((pattern) => matches(pattern, words))) return false;
      return !not.some((pattern) => matches(pattern, words)) && inHeading(looked, at, find);
    })
    .toSorted((a, b) => a - b);
};

// Between these the model is not sure; with a phrase beside it a lower chance will do.
const SURE = 0.5;
const LIKELY = 0.3;
const GONE = 0.25;
const PLACE = 0.35;
// A place that is hardly likely would only lead the reader astray.
const POINTS = 0.05;

/** Whether an item of a playbook is in the text. */
export const lookFor = (looked: Looked, { find, sort }: PlaybookItem): State => {
  const phrases = sentencesWith(looked, find);
  const model = find.category === undefined ? undefined : looked.found.get(find.category);
  if (!model) {
    const known = find.any.length + find.all.length > 0;
    return { state: phrases.length > 0 ? "found" : known ? "absent" : "unknown", sentences: phrases };
  }
  const ruledOut = (at: number): boolean => find.not.some((pattern) => matches(pattern, looked.words[at]!));
  const likely = model.places.filter(({ score }) => score >= PLACE).map(({ sentence }) => sentence);
  const places = likely.filter((at) => !ruledOut(at) && inHeading(looked, at, find));
  const both = places.filter((at) => phrases.includes(at));
  const sentences = [...new Set([...both, ...places, ...(sort === "risk" ? [] : phrases)])];
  const guess =
    sentences.length > 0
      ? sentences
      : model.places.slice(0, 1).flatMap(({ sentence, score }) => (score >= POINTS ? [sentence] : []));
  if (model.score >= SURE && sentences.length > 0) return { state: "found", sentences };
  if (phrases.length > 0 && model.score >= LIKELY && sentences.length > 0) return { state: "found", sentences };
  if (model.score < GONE && (phrases.length === 0 || sort === "risk")) return { state: "absent", sentences: [] };
  return { state: model.score < LIKELY && sort === "risk" ? "absent" : "unsure", sentences: guess };
};

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const WANTED = { days: 1, months: 30, years: 365 } as const;

const valuesFor = (is: Slot["is"], text: string): readonly number[] => {
  if (is === "percent")
    return [...text.matchAll(/(\d{1,3}(?:\.\d{1,4})?)\)?\s{0,2}(?:%|percent|per cent)/gi)].map((match) =>
      Number(match[1]),
    );
  if (is === "money")
    return [...text.matchAll(/\$\s{0,2}(\d[\d,]{0,12}(?:\.\d{2})?)/g)].map((match) =>
      Number((match[1] ?? "").replaceAll(",", "")),
    );
  return periodsIn(text).map(({ count, unit }) => (count * DAYS[unit]) / WANTED[is]);
};

/** The rule of an item that a sentence breaks, or null when it keeps all. */
export const brokenSlot = ({ slots }: PlaybookItem, text: string): Slot | null =>
  slots.find(({ is, most, least }) =>
    valuesFor(is, text).some((value) => (most !== undefined && value > most) || (least !== undefined && value < least)),
  ) ?? null;
