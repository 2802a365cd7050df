import { isBlank } from "../../../fields/raw-shape.ts";
import { limitProblem, withRange } from "../../../fields/limit-problem.ts";
import type { Limits } from "../../../fields/limit-problem.ts";
import type { FieldView } from "../../../model/form-view.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { FormNode } from "../nodes/form-node.ts";
import type { NodeState } from "./evaluate-value.ts";
import { reuseList, reuseRecord, orEmptyList, EMPTY_LIST } from "../nodes/reuse-record.ts";
import { anyChanged, innerScope } from "../nodes/scope.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** A question with its label, problems and nested questions. */
export type NodeView = {
  readonly state: NodeState;
  readonly isNeeded: boolean;
  readonly field: FieldView;
  readonly children: readonly NodeView[];
  readonly rows: readonly RowView[] | null;
  /** This node's field view, then those of its descendants, in order. */
  readonly all: readonly FieldView[];
  /** Paths in it that are "not sure yet" or still empty. */
  readonly blanks: readonly string[];
  /** Whether Continue would report no problem. */
  readonly isValid: boolean;
};

type RowView = { readonly row: string; readonly children: readonly NodeView[] };

const sameProblem = (a: InputProblem | null, b: InputProblem | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

const isRequired = (node: FormNode, isNeeded: boolean, scope: Scope): boolean => {
  if (!isNeeded) return false;
  if (node.shape === "list") {
    const least = node.min?.(scope.get) ?? null;
    return isDecimal(least) && least.gt(0);
  }
  return typeof node.optional === "boolean" ? !node.optional : node.optional(scope.get) !== true;
};

const limitsOf = (node: FormNode, scope: Scope): Limits => ({
  min: node.min?.(scope.get) ?? null,
  max: node.max?.(scope.get) ?? null,
});

/** The limit that a parsed answer violates. */
const outOfLimits = (state: NodeState, scope: Scope, pass: EvaluationPass): InputProblem | null => {
  const { node, value } = state;
  if (value === null || (!node.min && !node.max)) return null;
  const limits = limitsOf(node, scope);
  const problem = limitProblem(value, limits, node.kind.unit?.(node.field, pass.context));
  if (!problem || node.limitMessage === null) return problem;
  return { code: "limit", params: { ...problem.params, message: fillNodeText(node.limitMessage, scope, pass) } };
};

const problemOf = (state: NodeState, required: boolean, scope: Scope, pass: EvaluationPass): InputProblem | null => {
  if (!state.visible || state.unsure) return null;
  if (state.unreadable) return withRange(state.unreadable, limitsOf(state.node, scope));
  if (required && state.node.shape === "plain" && state.value === null) return { code: "required" };
  return outOfLimits(state, scope, pass);
};

const mostRows = (node: FormNode, scope: Scope): number | null => {
  const most = node.shape === "list" ? (node.max?.(scope.get) ?? null) : null;
  return isDecimal(most) ? most.toNumber() : null;
};

const fieldViewOf = (
  state: NodeState,
  isNeeded: boolean,
  scope: Scope,
  pass: EvaluationPass,
  before: FieldView | undefined,
): FieldView => {
  const { node, path, visible, unsure, options, value } = state;
  const required = visible && isRequired(node, isNeeded, scope);
  const problem = problemOf(state, required, scope, pass);
  const view: FieldView = {
    path,
    id: node.field.id,
    visible,
    required,
    options: keptOrNull(before?.options, visible ? options : null),
    value,
    unsure,
    answered: value !== null,
    problem: before && sameProblem(before.problem, problem) ? before.problem : problem,
    label: fillNodeText(node.label, scope, pass),
    suggestion: state.suggested,
    most: mostRows(node, scope),
    rows: keptOrNull(before?.rows, state.rows?.map(({ row }) => row) ?? null),
  };
  return reuseRecord(before, view);
};

const keptOrNull = (
  before: readonly string[] | null | undefined,
  now: readonly string[] | null,
): readonly string[] | null => (now === null ? null : reuseList(before ?? undefined, now));

/** Parts of an optional composite are required only once one of them is given; the parts of a row always are. */
const areChildrenNeeded = (state: NodeState, field: FieldView): boolean =>
  state.rows !== null || field.required || (state.raw !== undefined && !isBlank(state.raw));

const viewChildren = (
  node: FormNode,
  states: readonly NodeState[],
  isNeeded: boolean,
  outer: Scope,
  pass: EvaluationPass,
  before: readonly NodeView[] | undefined,
): readonly NodeView[] => {
  if (states.length === 0) return EMPTY_LIST;
  const previous = before?.map((view) => view.state);
  const scope = innerScope(node, outer, states, previous);
  const views = states.map((state, index) => evaluateView(state, isNeeded, scope, pass, before?.[index]));
  return reuseList(before, views);
};

const viewRows = (
  state: NodeState,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeView | undefined,
): readonly RowView[] => {
  const known = new Map(before?.rows?.map((row) => [row.row, row]));
  return (state.rows ?? []).map(({ row, children }) => {
    const previous = known.get(row);
    const views = viewChildren(state.node, children, true, scope, pass, previous?.children);
    return reuseRecord(previous, { row, children: views });
  });
};

const isBlankView = (view: FieldView): boolean => view.visible && (view.unsure || view.problem?.code === "required");

/** The view of a question; the previous object if nothing it depends on changed. */
export const evaluateView = (
  state: NodeState,
  isNeeded: boolean,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeView | undefined,
): NodeView => {
  const isUnchanged = !pass.fresh && before?.state === state && before.isNeeded === isNeeded;
  if (before && isUnchanged && !anyChanged(state.node.wordNames, scope)) return before;

  const field = fieldViewOf(state, isNeeded, scope, pass, before?.field);
  const needsParts = areChildrenNeeded(state, field);
  const children = viewChildren(state.node, state.children, needsParts, scope, pass, before?.children);
  const rows = state.rows && reuseList(before?.rows ?? undefined, viewRows(state, scope, pass, before));
  const descendants = rows ? rows.flatMap((row) => row.children) : children;
  const all = reuseList(before?.all, [field, ...descendants.flatMap((view) => view.all)]);
  const blanks = reuseList(before?.blanks, orEmptyList(all.filter(isBlankView).map((view) => view.path)));
  const isValid = all.every((view) => view.problem === null);
  return reuseRecord(before, { state, isNeeded, field, children, rows, all, blanks, isValid });
};
