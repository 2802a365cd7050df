import type { PhrasePattern, Playbook } from "../../../model/review/playbook.ts";
import type { ContractKindGuess, ReviewInput } from "../../../model/review/review.ts";
import { matches, patternWords } from "../text/match-pattern.ts";
import type { SentenceWords } from "../text/match-pattern.ts";
import type { DetectionContext } from "./detect.ts";
import { containsPhrase } from "../text/word-index.ts";

/** The title and the opening. Unit: sentences, as headings are, too. */
const HEAD_SENTENCES = 14;
/** Words of a line that may be a title; a longer one is a sentence. */
const MAX_TITLE_WORDS = 24;
/** A title weighs more than all phrases in the text together, which are worth up to four points. */
const TITLE_POINTS = 6;
const OPENING_POINTS = 2;
const TEXT_POINTS = 4;
// A title phrase with more words is more specific: "commercial lease agreement", "lease agreement".
const USUAL_WORDS = 2;

const wordsIn = (pattern: PhrasePattern): number => pattern.filter((step) => !("gap" in step) && !step.optional).length;

const scoreOf = (
  { title, notTitle = [], text }: Playbook,
  { words, wordIndex }: DetectionContext,
  name: SentenceWords,
  isExpected: boolean,
): number => {
  const head = words.slice(0, HEAD_SENTENCES);
  const fits = (pattern: PhrasePattern, one: SentenceWords): boolean =>
    matches(pattern, one) && !notTitle.some((other) => matches(other, one));
  const inTitle = title.filter(
    (pattern) => fits(pattern, name) || head.some((one) => one.list.length <= MAX_TITLE_WORDS && fits(pattern, one)),
  );
  const isInOpening = title.some((pattern) => head.some((one) => fits(pattern, one)));
  const matchingPatterns = text.filter((pattern) => containsPhrase(pattern, wordIndex)).length;
  const specificity = Math.max(0, ...inTitle.map((pattern) => wordsIn(pattern) - USUAL_WORDS));
  return (
    (inTitle.length > 0 || isExpected ? TITLE_POINTS + specificity : 0) +
    (isInOpening || isExpected ? OPENING_POINTS : 0) +
    (text.length === 0 ? 0 : (TEXT_POINTS * matchingPatterns) / text.length)
  );
};

/** Fewer points are a coincidence, as phrases are in contracts of other kinds, too. */
const MIN_POINTS = 3;

/**
 * The matching playbooks, likeliest first; the general one is always among them. The expected one, that of the page on
 * which the text was given, scores like one whose title is in the text.
 */
export const classifyContract = (
  context: DetectionContext,
  playbooks: readonly Playbook[],
  general: Playbook,
  hints: Pick<ReviewInput, "name" | "expected"> = {},
): readonly ContractKindGuess[] => {
  const name = patternWords((hints.name ?? "").toLowerCase().replaceAll(/[_.-]+/g, " "));
  const scored = playbooks
    .filter(({ id }) => id !== general.id)
    .map((playbook) => ({
      playbook: playbook.id,
      points: scoreOf(playbook, context, name, playbook.id === hints.expected),
    }))
    .filter(({ points }) => points >= MIN_POINTS)
    .toSorted((a, b) => b.points - a.points);
  const all = scored.reduce((sum, { points }) => sum + points, MIN_POINTS / 2);
  return [
    ...scored.map(({ playbook, points }) => ({ playbook, score: points / all })),
    { playbook: general.id, score: MIN_POINTS / 2 / all },
  ];
};

const MAX_LENGTH = 2_000_000;

/** Whether a text exceeds the review limit. */
export const isTooLong = (text: string): boolean => text.length > MAX_LENGTH;
