import { isBlank } from "../../fields/raw-shape.ts";
import { limitProblem } from "../../fields/limit-problem.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { FormNode } from "./form-node.ts";
import type { NodeState } from "./open-value.ts";
import { keptList, keptRecord, listed, NONE } from "./same-record.ts";
import { anyChanged, innerScope } from "./scope.ts";
import type { Scope, Turn } from "./scope.ts";
import { speak } from "./words.ts";

/** One question with everything said about it, and about the questions inside it. */
export type NodeView = {
  readonly state: NodeState;
  readonly needed: boolean;
  readonly own: FieldView;
  readonly inside: readonly NodeView[];
  readonly rows: readonly RowView[] | null;
  /** Its own record, then those inside, in order. */
  readonly all: readonly FieldView[];
  /** Paths in it that are "not sure yet" or still empty. */
  readonly blanks: readonly string[];
  /** Whether nothing would be said on Continue. */
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

/** What is wrong with an answer that could be read. */
const outOfLimits = (state: NodeState, scope: Scope, turn: Turn): InputProblem | null => {
  const { node, value } = state;
  if (value === null || (!node.min && !node.max)) return null;
  const limits = { min: node.min?.(scope.get) ?? null, max: node.max?.(scope.get) ?? null };
  const problem = limitProblem(value, limits, node.kind.unit?.(node.field, turn.context));
  if (!problem || node.limitMessage === null) return problem;
  return { code: "limit", params: { ...problem.params, message: speak(node.limitMessage, scope, turn) } };
};

const problemOf = (state: NodeState, required: boolean, scope: Scope, turn: Turn): InputProblem | null => {
  if (!state.visible || state.unsure) return null;
  if (state.unreadable) return state.unreadable;
  if (required && state.node.shape === "plain" && state.value === null) return { code: "required" };
  return outOfLimits(state, scope, turn);
};

const ownView = (
  state: NodeState,
  needed: boolean,
  scope: Scope,
  turn: Turn,
  before: FieldView | undefined,
): FieldView => {
  const { node, path, visible, unsure, options, value } = state;
  const required = visible && isRequired(node, needed, scope);
  const problem = problemOf(state, required, scope, turn);
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
    label: speak(node.label, scope, turn),
    suggestion: state.suggested,
    rows: keptOrNull(before?.rows, state.rows?.map(({ row }) => row) ?? null),
  };
  return keptRecord(before, view);
};

const keptOrNull = (
  before: readonly string[] | null | undefined,
  now: readonly string[] | null,
): readonly string[] | null => (now === null ? null : keptList(before ?? undefined, now));

/** Parts of an optional composite are needed only once one of them is given; a row that was added is always needed. */
const insideNeeded = (state: NodeState, own: FieldView): boolean =>
  state.rows !== null || own.required || (state.raw !== undefined && !isBlank(state.raw));

const viewInside = (
  node: FormNode,
  states: readonly NodeState[],
  needed: boolean,
  outer: Scope,
  turn: Turn,
  before: readonly NodeView[] | undefined,
): readonly NodeView[] => {
  if (states.length === 0) return NONE;
  const earlier = before?.map((view) => view.state);
  const scope = innerScope(node, outer, states, earlier);
  const views = states.map((state, at) => openView(state, needed, scope, turn, before?.[at]));
  return keptList(before, views);
};

const viewRows = (state: NodeState, scope: Scope, turn: Turn, before: NodeView | undefined): readonly RowView[] => {
  const known = new Map(before?.rows?.map((row) => [row.row, row]));
  return (state.rows ?? []).map(({ row, inside }) => {
    const earlier = known.get(row);
    const views = viewInside(state.node, inside, true, scope, turn, earlier?.inside);
    return keptRecord(earlier, { row, inside: views });
  });
};

const isBlankView = (view: FieldView): boolean => view.visible && (view.unsure || view.problem?.code === "required");

/** What is said about a question; the same object as before where nothing it depends on changed. */
export const openView = (
  state: NodeState,
  needed: boolean,
  scope: Scope,
  turn: Turn,
  before: NodeView | undefined,
): NodeView => {
  const still = !turn.fresh && before?.state === state && before.needed === needed;
  if (before && still && !anyChanged(state.node.wordNames, scope)) return before;

  const own = ownView(state, needed, scope, turn, before?.own);
  const needsParts = insideNeeded(state, own);
  const inside = viewInside(state.node, state.inside, needsParts, scope, turn, before?.inside);
  const rows = state.rows && keptList(before?.rows ?? undefined, viewRows(state, scope, turn, before));
  const below = rows ? rows.flatMap((row) => row.inside) : inside;
  const all = keptList(before?.all, [own, ...below.flatMap((view) => view.all)]);
  const blanks = keptList(before?.blanks, listed(all.filter(isBlankView).map((view) => view.path)));
  const fine = all.every((view) => view.problem === null);
  return keptRecord(before, { state, needed, own, inside, rows, all, blanks, fine });
};
