import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ReviewPlaybooks } from "../../../src/engine/review/report/begin-review.ts";
import type { ClauseModel } from "../../../src/engine/review/model/clause-model.ts";
import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import type { LoadedReviewLaw } from "../../../src/engine/review/report/review-text.ts";
import type { Severity } from "../../../src/model/review/playbook.ts";

/** How serious a passage is for its reader; "fine" is a passage with nothing to report. */
export type Judgment = Severity | "fine";

/** A passage of a contract, or what the contract lacks, with the marks of readers who did not know each other's. */
export type SeverityExample = {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly place: string;
  /** What the readers knew of the rest of the contract, and the part of it that the review needs. */
  readonly context: string;
  readonly given?: string;
  /** A law that the reader knew and the catalog does not have, so that the review cannot say the same. */
  readonly unrecorded?: string;
  readonly first: Judgment;
  readonly second: Judgment;
} & (
  | { readonly clause: string; readonly missing?: undefined }
  | { readonly clause?: undefined; readonly missing: string; readonly point: string }
);

const FILE = new URL("examples.yaml", import.meta.url);

/** The examples of `examples.yaml`. */
export const severityExamples = (): readonly SeverityExample[] =>
  parse(readFileSync(FILE, "utf8")) as readonly SeverityExample[];

const SERIOUSNESS: readonly Judgment[] = ["fine", "low", "medium", "high"];

const RANK: Readonly<Record<Judgment, number>> = { fine: 0, low: 1, medium: 2, high: 3 };

type ReviewTools = {
  readonly tools: ReviewPlaybooks;
  readonly law: LoadedReviewLaw;
  readonly model: ClauseModel;
};

/** What the review says of an example: the most serious finding in its passage, or the severity of the missing point. */
export const reviewedSeverity = (example: SeverityExample, { tools, law, model }: ReviewTools): Judgment => {
  const { kind, side, place, given = "", clause = "" } = example;
  const text = `${given}\n${clause || "The parties sign this Agreement on the date below."}`;
  const { findings, missing } = reviewText({ text, playbook: kind, side, place }, tools, law, model);
  const start = given.length + 1;
  const found =
    example.missing === undefined
      ? findings.filter(({ quote, also }) => [quote, ...also].some(({ end }) => end > start))
      : (missing ?? []).filter(({ rule }) => rule === example.point);
  return SERIOUSNESS[Math.max(0, ...found.map(({ severity }) => RANK[severity]))] ?? "fine";
};

/** How many steps two marks are apart, from 0 to 3. */
export const stepsApart = (one: Judgment, other: Judgment): number => Math.abs(RANK[one] - RANK[other]);

/** Cohen's kappa of the two readers: how far they agree beyond chance, at most 1. */
export const kappaOf = (examples: readonly SeverityExample[]): number => {
  const share = (holds: (example: SeverityExample) => boolean): number =>
    examples.filter(holds).length / examples.length;
  const byChance = SERIOUSNESS.map(
    (mark) => share(({ first }) => first === mark) * share(({ second }) => second === mark),
  );
  const expected = byChance.reduce((sum, chance) => sum + chance, 0);
  return (share(({ first, second }) => first === second) - expected) / (1 - expected);
};
