import { withoutHeading } from "../text/without-heading.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { featuresOf } from "../model/features.ts";
import { findClauses } from "../detect/find-clauses.ts";
import { findValues } from "../detect/find-values.ts";
import { highlightsOf } from "./highlight.ts";
import { findStatements } from "../detect/classify-statements.ts";
import type { StatementModel } from "../detect/classify-statements.ts";
import { parseContract } from "../text/parse-contract.ts";
import type { Contract } from "../text/parse-contract.ts";

/** One line of the review format (docs/review-format.md). */
export type ReviewLine = {
  readonly id: string;
  readonly category?: string;
  readonly score?: number;
  readonly start?: number;
  readonly end?: number;
  readonly label?: string;
  readonly answer?: string;
  readonly check?: string;
  readonly status?: "missing" | "flag";
  readonly term?: string;
};

export type ReviewLineInput = { readonly id: string; readonly kind?: string; readonly text: string };

/** The two models: clauses of any contract, and statements about nondisclosure agreements. */
export type Models = { readonly clauses: ClauseModel; readonly statements: StatementModel };

/** Probability below which a clause is reported as missing. */
export const MISSING_THRESHOLD = 0.5;

const rounded = (score: number): number => Math.round(score * 10_000) / 10_000;

const clauseLines = (id: string, contract: Contract, models: Models): readonly ReviewLine[] => {
  const found = findClauses(models.clauses, contract, featuresOf(contract));
  const values = findValues(contract, found);
  const scores = found.flatMap((one): readonly ReviewLine[] => [
    { id, category: one.category, score: rounded(one.score) },
    ...highlightsOf(contract, one).map(({ start, end, score }) => ({
      id,
      category: one.category,
      score: rounded(score),
      start,
      end,
    })),
  ]);
  const answers = Object.entries(values).map(([category, { text }]) => ({ id, category, answer: text }));
  const missing = found
    .filter(({ score }) => score < MISSING_THRESHOLD)
    .map(({ category }): ReviewLine => ({ id, check: "missing-clause", category, status: "missing" }));
  return [...scores, ...answers, ...missing];
};

const statementLines = (id: string, text: string, models: Models): readonly ReviewLine[] => {
  const fine = parseContract(text, true);
  return findStatements(models.statements, fine).flatMap(({ category, label, score, rankedSentences }) => [
    { id, category, label, score: rounded(score) },
    ...rankedSentences
      .filter(({ score: probability }) => probability >= 0.01)
      .map(({ sentence, score: probability }) => {
        return {
          id,
          category,
          label,
          score: rounded(probability),
          ...withoutHeading(fine.plain, fine.sentences[sentence]!),
        };
      }),
  ]);
};

const named = new Set(["undefined_term", "party_name"]);

/** The review of one text as lines; `statementKinds` are the input kinds that statements apply to. */
export const reviewLines = (
  { id, kind, text }: ReviewLineInput,
  models: Models,
  statementKinds: readonly string[],
): readonly ReviewLine[] => {
  const contract = parseContract(text);
  const findings = runChecks(contract).map(({ check, start, end, found }): ReviewLine => {
    const risky = ["auto_renewal", "unlimited_liability", "one_sided_indemnity", "unilateral_change"].includes(check);
    const name = check.replaceAll("_", "-");
    const place = { status: "flag" as const, start, end };
    if (risky) return { id, check: "risky-clause", category: name, ...place };
    return { id, check: name, ...place, ...(named.has(check) ? { term: found } : {}) };
  });
  const statements = kind !== undefined && statementKinds.includes(kind) ? statementLines(id, text, models) : [];
  return [...clauseLines(id, contract, models), ...statements, ...findings];
};
