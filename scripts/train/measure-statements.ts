import { withoutHeading } from "../../src/engine/review/text/without-heading.ts";
import type { StatementScore } from "../../src/engine/review/detect/classify-statements.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { averagePrecision, f1 } from "./metrics.ts";
import type { QualityRow } from "./measure-clauses.ts";

type Pairs = readonly { readonly labeled: LabeledContract; readonly judged: readonly StatementScore[] }[];

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

const labelF1 = (pairs: Pairs, index: number, label: string): number | null => {
  const predicted = pairs.filter(({ judged }) => judged[index]!.label === label);
  const right = pairs.filter(({ labeled, judged }) => labeled.labels.get(judged[index]!.category)?.label === label);
  const truePositives = predicted.filter((pair) => right.includes(pair)).length;
  return right.length === 0 ? null : f1(predicted.length, truePositives, right.length).f1;
};

// The evidence spans of the data set, each with the highest score among the sentences that mostly overlap it.
const ranked = ({ labeled, judged }: Pairs[number], index: number): readonly { score: number; right: boolean }[] => {
  const { category, rankedSentences } = judged[index]!;
  const label = labeled.labels.get(category);
  if (!label?.present) return [];
  return labeled.units.map(([start, end]) => {
    const shared = (from: number, to: number): number => Math.min(end, to) - Math.max(start, from);
    const scores = rankedSentences.flatMap(({ sentence, score }) => {
      const printed = withoutHeading(labeled.contract.plain, labeled.contract.sentences[sentence]!);
      const overlap = shared(printed.start, printed.end);
      return overlap * 2 >= end - start || (overlap > 0 && overlap * 2 >= printed.end - printed.start) ? [score] : [];
    });
    return {
      score: Math.max(0, ...scores),
      right: label.spans.some((span) => shared(span.start, span.end) * 2 > end - start),
    };
  });
};

/** The rows on statements about secrecy agreements. */
export const statementRows = (pairs: Pairs): readonly QualityRow[] => {
  const indexes = (pairs[0]?.judged ?? []).map((_, index) => index);
  const right = pairs.flatMap(({ labeled, judged }) =>
    judged.map(({ category, label }) => labeled.labels.get(category)?.label === label),
  );
  const macro = (label: string): number => 100 * mean(indexes.flatMap((index) => labelF1(pairs, index, label) ?? []));
  const evidence = indexes.map((index) => averagePrecision(pairs.flatMap((pair) => ranked(pair, index))));
  return [
    {
      what: "secrecy statements: accuracy",
      ours: (100 * right.filter(Boolean).length) / right.length,
      floor: 78,
      goal: 84,
    },
    {
      what: "secrecy statements: mean F1 of “the opposite” (statements that have any)",
      ours: macro("Contradiction"),
      floor: 20,
      goal: 30,
    },
    { what: "secrecy statements: mean F1 of “it says so”", ours: macro("Entailment"), floor: 74, goal: 80 },
    {
      what: "secrecy statements: mean average precision of the evidence",
      ours: 100 * mean(evidence),
      floor: 65,
      goal: 78,
    },
  ];
};
