import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "../../src/engine/review/features.ts";
import type { SentenceFeatures } from "../../src/engine/review/features.ts";
import { plainText } from "../../src/engine/review/plain-text.ts";
import { sectionAt, sectionsOf } from "../../src/engine/review/sections.ts";
import type { Section } from "../../src/engine/review/sections.ts";
import { sentencesOf } from "../../src/engine/review/sentences.ts";
import type { Sentence } from "../../src/engine/review/sentences.ts";

export type Span = { readonly start: number; readonly end: number; readonly text: string };

/** What the experts said of one category of one contract. */
export type Label = {
  readonly id: string;
  readonly category: string;
  readonly present: boolean;
  readonly label?: string;
  readonly spans: readonly Span[];
  readonly answer?: string;
};

/** A labelled contract, read the way the engine reads. */
export type Labelled = {
  readonly id: string;
  readonly kind: string;
  readonly fold: number;
  readonly text: string;
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  readonly features: SentenceFeatures;
  /** By category. */
  readonly labels: ReadonlyMap<string, Label>;
};

type Row = { readonly id: string; readonly kind: string; readonly fold?: number; readonly text: string };

const linesOf = <T>(path: string): readonly T[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

const read = ({ id, kind, fold, text }: Row, at: number, labels: readonly Label[]): Labelled => {
  const plain = plainText(text);
  const sentences = sentencesOf(plain);
  const sections = sectionsOf(plain, sentences);
  const features = featuresOf(plain, sentences, sections, sectionAt(sections, sentences));
  const byCategory = new Map(labels.map((label) => [label.category, label]));
  return { id, kind, fold: fold ?? at % 5, text, plain, sentences, sections, features, labels: byCategory };
};

/** The labelled contracts of a folder; `name` is "dev" or "nda.dev". Where no folds are given, every fifth is one. */
export const readLabelled = (folder: string, name: string): readonly Labelled[] => {
  const labels = new Map<string, Label[]>();
  for (const label of linesOf<Label>(join(folder, `${name}.labels.jsonl`)))
    labels.set(label.id, [...(labels.get(label.id) ?? []), label]);
  return linesOf<Row>(join(folder, `${name}.contracts.jsonl`)).map((row, at) =>
    read(row, at, labels.get(row.id) ?? []),
  );
};

/** Whether an expert's span is this sentence, or most of one is in the other. */
export const covers = (sentence: Sentence, span: Span): boolean => {
  const shared = Math.min(sentence.end, span.end) - Math.max(sentence.start, span.start);
  if (shared <= 0) return false;
  return shared * 2 >= sentence.end - sentence.start || shared * 2 >= span.end - span.start;
};
