import { evaluate } from "../../../feel/evaluate/link/evaluate.ts";
import type { ClausePlan, DocumentPlan, Passage } from "../../../model/document-plan.ts";
import type { Expression } from "../../../model/expression.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { Value } from "../../../values/value.ts";

type Get = (name: string) => Value;

/** The parts of a document that some case has printed; compiled plans represent the author's input. */
export type CoveredParts = Set<object>;

const getFrom =
  ({ values, reserved }: FormView): Get =>
  (name) =>
    Object.hasOwn(values, name)
      ? (values[name] ?? null)
      : Object.hasOwn(reserved, name)
        ? (reserved[name] ?? null)
        : null;

const holds = (when: Expression | undefined, get: Get): boolean => !when || evaluate(when.ast, get) === true;

const reachFirst = (list: readonly { readonly when?: Expression }[], get: Get, reached: CoveredParts): void => {
  const first = list.find(({ when }) => holds(when, get));
  if (first) reached.add(first);
};

const rowsOf = ({ each }: ClausePlan, get: Get): readonly Get[] => {
  if (!each) return [get];
  const rows = evaluate(each.in.ast, get);
  if (!Array.isArray(rows)) return [];
  return rows.map(
    (row: Value): Get =>
      (name) =>
        name === each.as ? row : get(name),
  );
};

const reachClause = (clause: ClausePlan, outer: Get, detail: number, reached: CoveredParts): void => {
  if (!clause.essential && clause.detail > detail) return;
  for (const get of rowsOf(clause, outer)) {
    if (!holds(clause.when, get)) continue;
    reached.add(clause);
    reachFirst(clause.variants, get, reached);
    for (const inner of clause.clauses) reachClause(inner, get, detail, reached);
  }
};

const reachAll = (list: readonly Passage[], get: Get, reached: CoveredParts): void => {
  for (const one of list) if (holds(one.when, get)) reached.add(one);
};

/** Marks the parts that a document with these answers prints. */
export const markCovered = (plan: DocumentPlan, view: FormView, detail: number, reached: CoveredParts): void => {
  const get = getFrom(view);
  reachFirst(plan.openings ?? [], get, reached);
  reachAll(plan.recitals, get, reached);
  for (const clause of plan.clauses) reachClause(clause, get, detail, reached);
  if (plan.execution && holds(plan.execution.when, get)) {
    reachFirst(plan.execution.witnessTexts ?? [], get, reached);
    reachFirst(plan.execution.notaries ?? [], get, reached);
  }
  for (const schedule of plan.schedules) {
    if (!holds(schedule.when, get)) continue;
    reached.add(schedule);
    for (const clause of schedule.clauses) reachClause(clause, get, detail, reached);
  }
};
