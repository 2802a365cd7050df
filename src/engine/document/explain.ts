import { selecting } from "./assemble-blocks.ts";
import type { Assembling } from "./assemble-blocks.ts";
import type { Condition, LinkedBody, LinkedClause, LinkedSchedule } from "./linked-plan.ts";
import { spoken } from "./explain-figures.ts";
import { rowScopes } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { hasRows, pickBody, pickClauses } from "./select.ts";
import type { Selecting } from "./select.ts";

/** Whether a clause is printed and why, in words an author can check against the answers. */
export type ClauseReason = {
  /** Id in the catalog; for a clause of a row, with the row id ("each_project.r2"). */
  readonly id: string;
  readonly printed: boolean;
  readonly reason: string;
  /** The formula that decided, as the author wrote it. */
  readonly formula?: string;
  /** The names that formula reads, with what they hold now. */
  readonly values?: { readonly [name: string]: string };
};

type Verdict = Omit<ClauseReason, "id">;

const byFormula = (printed: boolean, reason: string, when: Condition, scope: Scope): Verdict => ({
  printed,
  reason,
  formula: when.source,
  values: spoken(when.reads, scope),
});

const bodyReason = (bodies: readonly LinkedBody[], scope: Scope, how: Selecting): string => {
  const index = bodies.findIndex(({ when }) => when === null || when.holds(scope.get) === true);
  if (bodies.length < 2 || index < 0 || !pickBody(bodies, scope, how)) return "";
  const source = bodies[index]?.when?.source;
  return source === undefined ? ` Its last text is used.` : ` Its text for ${source} is used.`;
};

/** Why nothing of a clause is left to print. */
const emptyReason = ({ bodies, clauses, table }: LinkedClause, scope: Scope, how: Selecting): string => {
  const body = bodies.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (bodies.length > 0 && !body) return "Left out: none of its texts fits the answers.";
  if (body && body.items.length > 0) return "Left out: none of its items fits the answers.";
  if (table && !hasRows(table, scope, how.cite)) return "Left out: its table has no rows.";
  return clauses.length > 0 ? "Left out: none of the clauses in it is printed." : "Left out: it has no text.";
};

const judge = (clause: LinkedClause, scope: Scope, how: Selecting): Verdict => {
  const { when } = clause;
  if (when && when.holds(scope.get) !== true)
    return byFormula(false, "Left out: its condition does not hold.", when, scope);
  const [picked] = pickClauses([{ ...clause, each: null, when: null }], 1, scope, how);
  if (!picked) return { printed: false, reason: emptyReason(clause, scope, how) };
  const text = bodyReason(clause.bodies, scope, how);
  if (when) return byFormula(true, `Printed: its condition holds.${text}`, when, scope);
  return { printed: true, reason: `Printed: it has no condition.${text}` };
};

const AROUND = "Left out: the clause around it is left out.";

/** Everything inside a clause that is left out, however deep. */
const insideOmitted = (clauses: readonly LinkedClause[], suffix: string): readonly ClauseReason[] =>
  clauses.flatMap(({ id, clauses: inner }) => [
    { id: id + suffix, printed: false, reason: AROUND },
    ...insideOmitted(inner, suffix),
  ]);

const explainClause = (clause: LinkedClause, scope: Scope, how: Selecting): readonly ClauseReason[] => {
  const leftOut = (verdict: Omit<Verdict, "printed">): readonly ClauseReason[] => [
    { id: clause.id + scope.suffix, printed: false, ...verdict },
    ...insideOmitted(clause.clauses, scope.suffix),
  ];
  const { detail } = clause;
  if (!clause.essential && detail > how.levelOfDetail) {
    return leftOut({
      reason: `Left out: it is printed from level of detail ${detail} up, and ${how.levelOfDetail} is set.`,
    });
  }
  const rows = rowScopes(clause.each, scope, how.cite);
  if (clause.each && rows.length === 0) {
    return leftOut({ reason: "Left out: its list has no entries.", formula: clause.each.source });
  }
  return rows.flatMap((row) => {
    const verdict = judge(clause, row, how);
    const inner = verdict.printed
      ? clause.clauses.flatMap((child) => explainClause(child, row, how))
      : insideOmitted(clause.clauses, row.suffix);
    return [{ id: clause.id + row.suffix, ...verdict }, ...inner];
  });
};

const explainSchedule = (
  { id, when, clauses }: LinkedSchedule,
  scope: Scope,
  how: Selecting,
): readonly ClauseReason[] => {
  const isAttached = when === null || when.holds(scope.get) === true;
  const reason = isAttached ? "Attached: its condition holds." : "Left out: its condition does not hold.";
  const verdict = when
    ? byFormula(isAttached, reason, when, scope)
    : { printed: true, reason: "Attached: it has no condition." };
  const inner = isAttached
    ? clauses.flatMap((clause) => explainClause(clause, scope, how))
    : insideOmitted(clauses, "");
  return [{ id, ...verdict }, ...inner];
};

/** The verdict on every clause and schedule, in order. */
export const explainClauses = (assembling: Assembling): readonly ClauseReason[] => {
  const { plan, scope } = assembling;
  const how = selecting(assembling);
  return [
    ...plan.clauses.flatMap((clause) => explainClause(clause, scope, how)),
    ...plan.schedules.flatMap((schedule) => explainSchedule(schedule, scope, how)),
  ];
};
