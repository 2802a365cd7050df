import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "../../src/engine/review/model/features.ts";
import type { SentenceFeatures } from "../../src/engine/review/model/features.ts";
import { parseContract } from "../../src/engine/review/text/parse-contract.ts";
import type { Contract } from "../../src/engine/review/text/parse-contract.ts";
import type { Sentence } from "../../src/engine/review/text/sentences.ts";

export type Span = { readonly start: number; readonly end: number; readonly text: string };

/** The experts' label for one category of one contract. */
export type Label = {
  readonly id: string;
  readonly category: string;
  readonly present: boolean;
  readonly label?: string;
  readonly spans: readonly Span[];
  readonly answer?: string;
};

/** A labeled contract, parsed the way the engine does. */
export type LabeledContract = {
  readonly id: string;
  readonly kind: string;
  readonly fold: number;
  readonly contract: Contract;
  readonly features: SentenceFeatures;
  /** By category. */
  readonly labels: ReadonlyMap<string, Label>;
  /** Start and end of the spans that annotators could choose as evidence, where the data set has them. */
  readonly units: readonly (readonly [number, number])[];
};

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly fold?: number;
  readonly text: string;
  readonly units?: readonly (readonly [number, number])[];
};

const linesOf = <T>(path: string): readonly T[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

const readContract = (
  { id, kind, fold, text, units = [] }: Row,
  at: number,
  labels: readonly Label[],
  phrases?: readonly RegExp[],
): LabeledContract => {
  const contract = parseContract(text, phrases !== undefined);
  const byCategory = new Map(labels.map((label) => [label.category, label]));
  return {
    id,
    kind,
    fold: fold ?? at % 5,
    contract,
    features: featuresOf(contract, phrases),
    labels: byCategory,
    units,
  };
};

/** The labeled contracts of a folder; `name` is "dev" or "nda.dev". Where no folds are given, every fifth is one. */
export const readLabeled = (folder: string, name: string, phrases?: readonly RegExp[]): readonly LabeledContract[] => {
  const labels = new Map<string, Label[]>();
  for (const label of linesOf<Label>(join(folder, `${name}.labels.jsonl`)))
    labels.set(label.id, [...(labels.get(label.id) ?? []), label]);
  return linesOf<Row>(join(folder, `${name}.contracts.jsonl`)).map((row, index) =>
    readContract(row, index, labels.get(row.id) ?? [], phrases),
  );
};

/** Whether an expert's span is this sentence, or most of one is in the other. */
export const covers = (sentence: Sentence, span: Span): boolean => {
  const shared = Math.min(sentence.end, span.end) - Math.max(sentence.start, span.start);
  if (shared <= 0) return false;
  return shared * 2 >= sentence.end - sentence.start || shared * 2 >= span.end - span.start;
};
