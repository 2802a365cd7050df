import type { Highlight } from "../../src/engine/review/report/highlight.ts";
import type { Span } from "./labeled-contracts.ts";

/** One question about one contract: the expert's label and the model's answer. */
export type CategoryAnswer = {
  readonly category: string;
  readonly present: boolean;
  readonly gold: readonly Span[];
  readonly score: number;
  readonly highlights: readonly Highlight[];
  readonly text: string;
};

const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b);

/** Precision, recall and their harmonic mean. */
export const f1 = (
  predicted: number,
  truePositives: number,
  actual: number,
): { precision: number; recall: number; f1: number } => ({
  precision: ratio(truePositives, predicted),
  recall: ratio(truePositives, actual),
  f1: ratio(2 * truePositives, predicted + actual),
});

/** F1 of whether a clause is present, pooled over all categories and contracts. */
export const clausePresenceF1 = (answers: readonly CategoryAnswer[]): ReturnType<typeof f1> => {
  const predicted = answers.filter(({ score }) => score >= 0.5);
  return f1(
    predicted.length,
    predicted.filter(({ present }) => present).length,
    answers.filter(({ present }) => present).length,
  );
};

const byCategory = (answers: readonly CategoryAnswer[]): readonly (readonly CategoryAnswer[])[] => {
  const groups = new Map<string, CategoryAnswer[]>();
  for (const answer of answers) groups.set(answer.category, [...(groups.get(answer.category) ?? []), answer]);
  return [...groups.values()];
};

/** Average precision: mean precision at each right answer, ranked by score. */
export const averagePrecision = (ranked: readonly { readonly score: number; readonly right: boolean }[]): number => {
  let right = 0;
  let sum = 0;
  for (const [at, one] of ranked.toSorted((a, b) => b.score - a.score).entries())
    if (one.right) sum += ++right / (at + 1);
  return ratio(sum, right);
};

const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((a, b) => a + b, 0),
    values.length,
  );

export const macroF1 = (answers: readonly CategoryAnswer[]): number =>
  mean(byCategory(answers).map((group) => clausePresenceF1(group).f1));

export const macroAveragePrecision = (answers: readonly CategoryAnswer[]): number =>
  mean(
    byCategory(answers).map((group) =>
      averagePrecision(group.map(({ score, present }) => ({ score, right: present }))),
    ),
  );

/** Precision of "missing" at a recall of at least 90 percent. */
export const missingPrecision = (answers: readonly CategoryAnswer[], recall = 0.9): number => {
  const ranked = answers.toSorted((a, b) => a.score - b.score);
  const all = answers.filter(({ present }) => !present).length;
  let right = 0;
  for (const [at, { present }] of ranked.entries()) {
    if (!present) right++;
    if (right >= recall * all) return right / (at + 1);
  }
  return 0;
};

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/[.,;:]/g, "")
      .toLowerCase()
      .replaceAll("/", " ")
      .split(" "),
  );

/** Words in both, divided by words in either (Jaccard index). */
export const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return ratio(both, a.size + b.size - both);
};

type CurveStep = { readonly score: number; readonly hits: number; readonly newHits: number; readonly wrong: number };

// Every highlight as a step of the curve: how many gold spans it hits, and how many of them no earlier one hit.
const stepsOf = ({ gold, highlights, text, category }: CategoryAnswer): readonly CurveStep[] => {
  const marked = gold.map((span) => ({ text: span.text, words: wordsOf(span.text), hit: false }));
  return highlights
    .toSorted((a, b) => b.score - a.score)
    .map(({ start, end, score }) => {
      const quoted = text.slice(start, end);
      const words = wordsOf(quoted);
      let hits = 0;
      let newHits = 0;
      for (const one of marked) {
        if (jaccard(one.words, words) < 0.5 && !(category === "parties" && quoted.includes(one.text))) continue;
        hits++;
        if (!one.hit) newHits++;
        one.hit = true;
      }
      return { score, hits, newHits, wrong: hits === 0 ? 1 : 0 };
    });
};

export type PrecisionRecallCurve = {
  readonly area: number;
  readonly at80: number;
  readonly at90: number;
  readonly maxRecall: number;
};

/** The precision-recall curve over all highlights, pooled, as the authors of the data set measure it. */
export const spanCurve = (answers: readonly CategoryAnswer[]): PrecisionRecallCurve => {
  const steps = answers.flatMap(stepsOf).toSorted((a, b) => b.score - a.score);
  let hits = 0;
  let wrong = 0;
  let notYetFound = answers.reduce((sum, { gold }) => sum + gold.length, 0);
  const points: { recall: number; precision: number }[] = [];
  for (const [at, step] of steps.entries()) {
    hits += step.hits;
    wrong += step.wrong;
    notYetFound -= step.newHits;
    if (steps[at + 1]?.score === step.score) continue;
    points.push({ recall: ratio(hits, hits + notYetFound), precision: ratio(hits, hits + wrong) });
  }
  let best = 0;
  for (const point of points.toReversed()) {
    best = Math.max(best, point.precision);
    point.precision = best;
  }
  let area = 0;
  let previous = { recall: 0, precision: 1 };
  for (const point of points) {
    area += ((point.recall - previous.recall) * (point.precision + previous.precision)) / 2;
    previous = point;
  }
  const precisionAt = (recall: number): number => points.find((point) => point.recall >= recall)?.precision ?? 0;
  return { area, at80: precisionAt(0.8), at90: precisionAt(0.9), maxRecall: previous.recall };
};

/** Characters highlighted at a probability of at least `minScore`, compared with the gold characters. */
export const characterF1 = (answers: readonly CategoryAnswer[], minScore = 0.3): ReturnType<typeof f1> => {
  let predicted = 0;
  let gold = 0;
  let both = 0;
  for (const { gold: spans, highlights, text } of answers) {
    const marks = new Uint8Array(text.length);
    for (const { start, end } of spans) for (let at = start; at < end; at++) marks[at] = 1;
    for (const { start, end, score } of highlights)
      if (score >= minScore) for (let at = start; at < end; at++) marks[at]! |= 2;
    for (const mark of marks) {
      if (mark & 1) gold++;
      if (mark & 2) predicted++;
      if (mark === 3) both++;
    }
  }
  return f1(predicted, both, gold);
};
