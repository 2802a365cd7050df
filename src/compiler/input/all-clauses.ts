import type { ClauseInput } from "./schema-types.ts";

/** These clauses, each followed by the ones inside it. */
export const allClauses = (clauses: readonly ClauseInput[] = []): readonly ClauseInput[] =>
  clauses.flatMap((clause) => [clause, ...allClauses(clause.clauses)]);
