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

const coverFirst = (list: readonly { readonly when?: Expression }[], get: Get, covered: CoveredParts): void => {
  const first = list.find(({ when }) => holds(when, get));
  if (first) covered.add(first);
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

const coverClause = (clause: ClausePlan, outer: Get, detail: number, covered: CoveredParts): void => {
  if (clause.detail > detail) return;
  for (const get of rowsOf(clause, outer)) {
    if (!holds(clause.when, get)) continue;
    covered.add(clause);
    coverFirst(clause.variants, get, covered);
    for (const inner of clause.clauses) coverClause(inner, get, detail, covered);
  }
};

const coverAll = (list: readonly Passage[], get: Get, covered: CoveredParts): void => {
  for (const passage of list) if (holds(passage.when, get)) covered.add(passage);
};

/** Marks the parts that a document with these answers prints. */
export const recordCoveredParts = (plan: DocumentPlan, view: FormView, detail: number, covered: CoveredParts): void => {
  const get = getFrom(view);
  coverFirst(plan.openings ?? [], get, covered);
  coverAll(plan.letter ?? [], get, covered);
  coverAll(plan.recitals, get, covered);
  for (const clause of plan.clauses) coverClause(clause, get, detail, covered);
  if (plan.execution && holds(plan.execution.when, get)) {
    coverFirst(plan.execution.witnessTexts ?? [], get, covered);
    coverFirst(plan.execution.notaries ?? [], get, covered);
  }
  for (const schedule of plan.schedules) {
    if (!holds(schedule.when, get)) continue;
    covered.add(schedule);
    for (const clause of schedule.clauses) coverClause(clause, get, detail, covered);
  }
};
