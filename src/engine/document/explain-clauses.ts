import { selectionContext } from "./assemble-blocks.ts";
import type { AssemblyState } from "./assemble-blocks.ts";
import type { Condition, LinkedBody, LinkedClause, LinkedSchedule } from "./plan/linked-plan.ts";
import { valuesInWords } from "./explain-figures.ts";
import { rowScopes } from "./plan/row-scope.ts";
import type { RowScope } from "./plan/row-scope.ts";
import { hasRows, pickBody, pickClauses } from "./plan/select-clauses.ts";
import type { SelectionContext } from "./plan/select-clauses.ts";

/** Whether a clause is printed and why, in words an author can check against the answers. */
export type ClauseExplanation = {
  /** Catalog id; for a repeated clause, with the row id ("each_project.r2"). */
  readonly id: string;
  readonly printed: boolean;
  readonly reason: string;
  /** Source of the deciding formula. */
  readonly formula?: string;
  /** The names that formula reads, with their current values. */
  readonly values?: { readonly [name: string]: string };
};

type InclusionReason = Omit<ClauseExplanation, "id">;

const reasonByFormula = (printed: boolean, reason: string, when: Condition, scope: RowScope): InclusionReason => ({
  printed,
  reason,
  formula: when.source,
  values: valuesInWords(when.reads, scope),
});

const bodyReason = (bodies: readonly LinkedBody[], scope: RowScope, selection: SelectionContext): string => {
  const index = bodies.findIndex(({ when }) => when === null || when.test(scope.get) === true);
  if (bodies.length < 2 || index < 0 || !pickBody(bodies, scope, selection)) return "";
  const source = bodies[index]?.when?.source;
  return source === undefined ? ` Its last text is used.` : ` Its text for ${source} is used.`;
};

/** Why a clause has nothing to print. */
const emptyReason = (
  { bodies, clauses, table }: LinkedClause,
  scope: RowScope,
  selection: SelectionContext,
): string => {
  const body = bodies.find(({ when }) => when === null || when.test(scope.get) === true);
  if (bodies.length > 0 && !body) return "Left out: none of its texts fits the answers.";
  if (body && body.items.length > 0) return "Left out: none of its items fits the answers.";
  if (table && !hasRows(table, scope, selection.resolveReference)) return "Left out: its table has no rows.";
  return clauses.length > 0 ? "Left out: none of the clauses in it is printed." : "Left out: it has no text.";
};

const explainInclusion = (clause: LinkedClause, scope: RowScope, selection: SelectionContext): InclusionReason => {
  const { when } = clause;
  if (when && when.test(scope.get) !== true)
    return reasonByFormula(false, "Left out: its condition is not met.", when, scope);
  const [picked] = pickClauses([{ ...clause, each: null, when: null }], 1, scope, selection);
  if (!picked) return { printed: false, reason: emptyReason(clause, scope, selection) };
  const text = bodyReason(clause.bodies, scope, selection);
  if (when) return reasonByFormula(true, `Printed: its condition is met.${text}`, when, scope);
  return { printed: true, reason: `Printed: it has no condition.${text}` };
};

const PARENT_OMITTED = "Left out: the clause around it is left out.";

/** All descendants of an omitted clause. */
const insideOmitted = (clauses: readonly LinkedClause[], suffix: string): readonly ClauseExplanation[] =>
  clauses.flatMap(({ id, clauses: inner }) => [
    { id: id + suffix, printed: false, reason: PARENT_OMITTED },
    ...insideOmitted(inner, suffix),
  ]);

const explainClause = (
  clause: LinkedClause,
  scope: RowScope,
  selection: SelectionContext,
): readonly ClauseExplanation[] => {
  const leftOut = (verdict: Omit<InclusionReason, "printed">): readonly ClauseExplanation[] => [
    { id: clause.id + scope.suffix, printed: false, ...verdict },
    ...insideOmitted(clause.clauses, scope.suffix),
  ];
  const { detail } = clause;
  if (detail > selection.levelOfDetail) {
    return leftOut({
      reason: `Left out: it is printed from level of detail ${detail} up, and ${selection.levelOfDetail} is set.`,
    });
  }
  const rows = rowScopes(clause.each, scope, selection.resolveReference);
  if (clause.each && rows.length === 0) {
    return leftOut({ reason: "Left out: its list has no entries.", formula: clause.each.source });
  }
  return rows.flatMap((row) => {
    const verdict = explainInclusion(clause, row, selection);
    const inner = verdict.printed
      ? clause.clauses.flatMap((child) => explainClause(child, row, selection))
      : insideOmitted(clause.clauses, row.suffix);
    return [{ id: clause.id + row.suffix, ...verdict }, ...inner];
  });
};

const explainSchedule = (
  { id, when, clauses }: LinkedSchedule,
  scope: RowScope,
  selection: SelectionContext,
): readonly ClauseExplanation[] => {
  const isAttached = when === null || when.test(scope.get) === true;
  const reason = isAttached ? "Attached: its condition is met." : "Left out: its condition is not met.";
  const verdict = when
    ? reasonByFormula(isAttached, reason, when, scope)
    : { printed: true, reason: "Attached: it has no condition." };
  const inner = isAttached
    ? clauses.flatMap((clause) => explainClause(clause, scope, selection))
    : insideOmitted(clauses, "");
  return [{ id, ...verdict }, ...inner];
};

/** The explanation for every clause and schedule, in order. */
export const explainClauses = (state: AssemblyState): readonly ClauseExplanation[] => {
  const { plan, scope } = state;
  const selection = selectionContext(state);
  return [
    ...plan.clauses.flatMap((clause) => explainClause(clause, scope, selection)),
    ...plan.schedules.flatMap((schedule) => explainSchedule(schedule, scope, selection)),
  ];
};
