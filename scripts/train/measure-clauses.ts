import { findValues } from "../../src/engine/review/detect/find-values.ts";
import type { ClauseScore } from "../../src/engine/review/detect/find-clauses.ts";
import { highlightsOf } from "../../src/engine/review/report/highlight.ts";
import type { HeldOutResult } from "./cross-validate.ts";
import {
  characterF1,
  macroAveragePrecision,
  macroF1,
  missingPrecision,
  spanCurve,
  clausePresenceF1,
} from "./metrics.ts";
import type { CategoryAnswer } from "./metrics.ts";

/** One measured figure with its target. Unit: percent unless the name says otherwise. */
export type QualityRow = {
  readonly what: string;
  readonly ours: number;
  readonly floor: number;
  readonly goal: number;
  readonly fewerIsBetter?: boolean;
};

const SPECIAL = new Set(["document-name", "parties", "agreement-date", "effective-date", "expiration-date"]);

/** Every question about every contract with the answer of a model that has not seen it. */
export const answersOf = (judged: readonly HeldOutResult[]): readonly CategoryAnswer[] =>
  judged.flatMap(({ labeled, found }) =>
    found.map((one) => {
      const label = labeled.labels.get(one.category);
      return {
        category: one.category,
        present: label?.present ?? false,
        gold: label?.spans ?? [],
        score: one.score,
        highlights: highlightsOf(labeled.contract, one),
        text: labeled.contract.text,
      };
    }),
  );

/** The rows on clauses and highlights. */
export const clauseRows = (answers: readonly CategoryAnswer[]): readonly QualityRow[] => {
  const clauses = answers.filter(({ category }) => !SPECIAL.has(category));
  const spans = spanCurve(clauses);
  const per = (share: number): number => 100 * share;
  return [
    { what: "clause there or not, F1, 41 categories", ours: per(clausePresenceF1(answers).f1), floor: 85, goal: 88 },
    { what: "clause there or not, F1, 36 clauses", ours: per(clausePresenceF1(clauses).f1), floor: 80, goal: 84 },
    { what: "mean F1 of 36 clauses", ours: per(macroF1(clauses)), floor: 71, goal: 77 },
    { what: "mean average precision of 36 clauses", ours: per(macroAveragePrecision(clauses)), floor: 80, goal: 85 },
    {
      what: "precision of “missing” at 90 % recall, 36 clauses",
      ours: per(missingPrecision(clauses)),
      floor: 95,
      goal: 97,
    },
    {
      what: "highlights: area under precision and recall, 41",
      ours: per(spanCurve(answers).area),
      floor: 57,
      goal: 63,
    },
    { what: "highlights: area under precision and recall, 36", ours: per(spans.area), floor: 60, goal: 66 },
    { what: "highlights: precision at 80 % recall, 36", ours: per(spans.at80), floor: 10, goal: 25 },
    { what: "characters highlighted, F1, 36", ours: per(characterF1(clauses).f1), floor: 60, goal: 68 },
  ];
};

/** Precision of "present" and "missing" by category, as stored in a model file. */
export const measuredRows = (
  answers: readonly CategoryAnswer[],
  categories: readonly string[],
): readonly Float32Array[] =>
  categories.map((category) => {
    const own = answers.filter((answer) => answer.category === category);
    const reported = own.filter(({ score }) => score >= 0.5);
    const missed = own.filter(({ score }) => score < 0.25);
    const right = reported.filter(({ present }) => present).length;
    const gone = missed.filter(({ present }) => !present).length;
    return Float32Array.of(
      right / Math.max(1, reported.length),
      reported.length,
      gone / Math.max(1, missed.length),
      missed.length,
    );
  });

const isoOf = (answer: string): string => {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(answer.trim()) ?? [];
  if (year === "") return answer.trim().toLowerCase();
  const full = year.length > 2 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
  return `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

const plainAnswer = (answer: string): string =>
  answer
    .toLowerCase()
    .replaceAll(/[^a-z0-9; -]/g, "")
    .replaceAll(/(year|month|day)s\b/g, "$1")
    .trim();

const isRight = (category: string, expected: string, found: string): boolean => {
  if (category.endsWith("-date")) return isoOf(expected) === found;
  const answers = plainAnswer(expected)
    .split(";")
    .map((one) => one.trim().replace(/^successive /, ""));
  const own = plainAnswer(found).replace(/^successive /, "");
  return answers.includes(own) || answers.some((one) => one.startsWith(own) || own.startsWith(one));
};

const VALUES = [
  "agreement-date",
  "effective-date",
  "expiration-date",
  "governing-law",
  "renewal-term",
  "notice-period-to-terminate-renewal",
];

type ValueCount = { gold: number; reported: number; right: number };

/** The rows on values: mean recall and mean precision over the six kinds. Answers the experts left partly blank do not count. */
export const valueRows = (
  judged: readonly { readonly labeled: HeldOutResult["labeled"]; readonly found: readonly ClauseScore[] }[],
): readonly QualityRow[] => {
  const counts = new Map<string, ValueCount>(VALUES.map((category) => [category, { gold: 0, reported: 0, right: 0 }]));
  for (const { labeled, found } of judged) {
    const values = findValues(labeled.contract, found);
    for (const [category, count] of counts) {
      const expected = labeled.labels.get(category)?.answer;
      if (expected !== undefined && /\[\s*\]/.test(expected)) continue;
      const own = values[category]?.text;
      if (expected !== undefined && expected !== "") count.gold++;
      if (own !== undefined) count.reported++;
      if (expected !== undefined && own !== undefined && isRight(category, expected, own)) count.right++;
    }
  }
  const all = [...counts.values()];
  const mean = (share: (count: ValueCount) => number): number =>
    (100 * all.reduce((sum, count) => sum + share(count), 0)) / all.length;
  return [
    { what: "values: mean recall", ours: mean(({ right, gold }) => right / Math.max(1, gold)), floor: 70, goal: 85 },
    {
      what: "values: mean precision",
      ours: mean(({ right, reported }) => right / Math.max(1, reported)),
      floor: 85,
      goal: 93,
    },
  ];
};
