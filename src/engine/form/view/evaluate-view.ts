import { isBlank } from "../../../fields/raw-shape.ts";
import { limitProblem } from "../../../fields/limit-problem.ts";
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
  readonly needed: boolean;
  readonly own: FieldView;
  readonly inside: readonly NodeView[];
  readonly rows: readonly RowView[] | null;
  /** This node's field view, then those of its descendants, in order. */
  readonly all: readonly FieldView[];
  /** Paths in it that are "not sure yet" or still empty. */
  readonly blanks: readonly string[];
  /** Whether Continue would report no problem. */
  readonly fine: boolean;
};

type RowView = { readonly row: string; readonly inside: readonly NodeView[] };

const sameProblem = (a: InputProblem | null, b: InputProblem | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

const isRequired = (node: FormNode, needed: boolean, scope: Scope): boolean => {
  if (!needed) return false;
  if (node.shape === "list") {
    const least = node.min?.(scope.get) ?? null;
    return isDecimal(least) && least.gt(0);
  }
  return typeof node.optional === "boolean" ? !node.optional : node.optional(scope.get) !== true;
};

/** The limit that a parsed answer violates. */
const outOfLimits = (state: NodeState, scope: Scope, pass: EvaluationPass): InputProblem | null => {
  const { node, value } = state;
  if (value === null || (!node.min && !node.max)) return null;
  const limits = { min: node.min?.(scope.get) ?? null, max: node.max?.(scope.get) ?? null };
  const problem = limitProblem(value, limits, node.kind.unit?.(node.field, pass.context));
  if (!problem || node.limitMessage === null) return problem;
  return { code: "limit", params: { ...problem.params, message: fillNodeText(node.limitMessage, scope, pass) } };
};

const problemOf = (state: NodeState, required: boolean, scope: Scope, pass: EvaluationPass): InputProblem | null => {
  if (!state.visible || state.unsure) return null;
  if (state.unreadable) return state.unreadable;
  if (required && state.node.shape === "plain" && state.value === null) return { code: "required" };
  return outOfLimits(state, scope, pass);
};

const ownView = (
  state: NodeState,
  needed: boolean,
  scope: Scope,
  pass: EvaluationPass,
  before: FieldView | undefined,
): FieldView => {
  const { node, path, visible, unsure, options, value } = state;
  const required = visible && isRequired(node, needed, scope);
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
    rows: keptOrNull(before?.rows, state.rows?.map(({ row }) => row) ?? null),
  };
  return reuseRecord(before, view);
};

const keptOrNull = (
  before: readonly string[] | null | undefined,
  now: readonly string[] | null,
): readonly string[] | null => (now === null ? null : reuseList(before ?? undefined, now));

/** Parts of an optional composite are required only once one of them is given; the parts of a row always are. */
const insideNeeded = (state: NodeState, own: FieldView): boolean =>
  state.rows !== null || own.required || (state.raw !== undefined && !isBlank(state.raw));

const viewInside = (
  node: FormNode,
  states: readonly NodeState[],
  needed: boolean,
  outer: Scope,
  pass: EvaluationPass,
  before: readonly NodeView[] | undefined,
): readonly NodeView[] => {
  if (states.length === 0) return EMPTY_LIST;
  const earlier = before?.map((view) => view.state);
  const scope = innerScope(node, outer, states, earlier);
  const views = states.map((state, at) => evaluateView(state, needed, scope, pass, before?.[at]));
  return reuseList(before, views);
};

const viewRows = (
  state: NodeState,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeView | undefined,
): readonly RowView[] => {
  const known = new Map(before?.rows?.map((row) => [row.row, row]));
  return (state.rows ?? []).map(({ row, inside }) => {
    const earlier = known.get(row);
    const views = viewInside(state.node, inside, true, scope, pass, earlier?.inside);
    return reuseRecord(earlier, { row, inside: views });
  });
};

const isBlankView = (view: FieldView): boolean => view.visible && (view.unsure || view.problem?.code === "required");

/** The view of a question; the previous object if nothing it depends on changed. */
export const evaluateView = (
  state: NodeState,
  needed: boolean,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeView | undefined,
): NodeView => {
  const still = !pass.fresh && before?.state === state && before.needed === needed;
  if (before && still && !anyChanged(state.node.wordNames, scope)) return before;

  const own = ownView(state, needed, scope, pass, before?.own);
  const needsParts = insideNeeded(state, own);
  const inside = viewInside(state.node, state.inside, needsParts, scope, pass, before?.inside);
  const rows = state.rows && reuseList(before?.rows ?? undefined, viewRows(state, scope, pass, before));
  const below = rows ? rows.flatMap((row) => row.inside) : inside;
  const all = reuseList(before?.all, [own, ...below.flatMap((view) => view.all)]);
  const blanks = reuseList(before?.blanks, orEmptyList(all.filter(isBlankView).map((view) => view.path)));
  const fine = all.every((view) => view.problem === null);
  return reuseRecord(before, { state, needed, own, inside, rows, all, blanks, fine });
};
