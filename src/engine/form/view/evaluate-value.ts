import { isUnsure } from "../../../fields/is-unsure.ts";
import { isRawRecord, rawListOf } from "../../../fields/raw-shape.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import { ROW_KEY } from "../../../model/form-view.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { FormNode } from "../nodes/form-node.ts";
import { NO_ANSWER, parseAnswer } from "../nodes/parse-answer.ts";
import { initialRowIds } from "../nodes/rows.ts";
import { reuseList, reuseRecord, EMPTY_LIST } from "../nodes/reuse-record.ts";
import { reuseValue } from "../nodes/same-value.ts";
import { anyChanged, innerScope } from "../nodes/scope.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";

/** A question's visibility and value, before labels and problems are added. */
export type NodeState = {
  readonly node: FormNode;
  readonly path: string;
  readonly raw: RawAnswer | undefined;
  /** Whether its parent is visible. */
  readonly parentVisible: boolean;
  readonly visible: boolean;
  readonly unsure: boolean;
  readonly options: readonly string[] | null;
  /** Raw form of the default while the question is unanswered, else null. */
  readonly suggested: RawAnswer;
  readonly unreadable: InputProblem | null;
  readonly value: Value;
  readonly children: readonly NodeState[];
  readonly rows: readonly RowState[] | null;
};

/** One row of a list. */
export type RowState = {
  readonly row: string;
  readonly raw: RawAnswers;
  readonly children: readonly NodeState[];
  readonly value: ValueRecord;
};

/** Path, raw answer and parent visibility of a question. */
export type QuestionInput = {
  readonly path: string;
  readonly raw: RawAnswer | undefined;
  readonly parentVisible: boolean;
};

const NO_ANSWERS: RawAnswers = {};
const MAX_ROWS = 1_000;

const optionsOf = (options: NonNullable<FormNode["options"]>, scope: Scope): readonly string[] =>
  options.filter(({ when }) => !when || when(scope.get) === true).map(({ value }) => value);

/** Values of the questions inside a composite or row, in dependency order. */
const evaluateChildren = (
  node: FormNode,
  location: { readonly path: string; readonly raw: RawAnswers; readonly parentVisible: boolean },
  outer: Scope,
  pass: EvaluationPass,
  before: readonly NodeState[] | undefined,
): readonly NodeState[] => {
  const states: NodeState[] = Array.from({ length: node.children.length });
  const scope = innerScope(node, outer, states, before);
  for (const at of node.order) {
    const part = node.children[at]!;
    const { id } = part.field;
    const raw = Object.hasOwn(location.raw, id) ? location.raw[id] : undefined;
    states[at] = evaluateValue(
      part,
      { path: `${location.path}.${id}`, raw, parentVisible: location.parentVisible },
      scope,
      pass,
      before?.[at],
    );
  }
  return reuseList(before, states);
};

const recordOf = (node: FormNode, states: readonly NodeState[]): ValueRecord => {
  const record = Object.fromEntries(states.map((state) => [state.node.field.id, state.value]));
  return node.kind.compose?.(record, node.field) ?? record;
};

const evaluateRow = (
  node: FormNode,
  location: { readonly path: string; readonly row: string; readonly raw: RawAnswers; readonly parentVisible: boolean },
  scope: Scope,
  pass: EvaluationPass,
  before: RowState | undefined,
): RowState => {
  const { path, row, raw, parentVisible } = location;
  const children = evaluateChildren(
    node,
    { path: `${path}.${row}`, raw, parentVisible },
    scope,
    pass,
    before?.children,
  );
  if (before?.children === children) return reuseRecord(before, { row, raw, children, value: before.value });
  return { row, raw, children, value: { ...recordOf(node, children), [ROW_KEY]: row } };
};

const rowCount = (node: FormNode, scope: Scope): number => {
  const minimum = node.min?.(scope.get) ?? null;
  return isDecimal(minimum) ? Math.min(MAX_ROWS, Math.max(0, minimum.toNumber())) : 0;
};

const evaluateRows = (
  node: FormNode,
  location: QuestionInput,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "rows"> => {
  const list = location.raw === undefined ? null : rawListOf(location.raw);
  const order = list?.order ?? initialRowIds(rowCount(node, scope));
  const previousRows = new Map(before?.rows?.map((row) => [row.row, row]));
  const rows = order.map((row) =>
    evaluateRow(node, { ...location, row, raw: list?.rows[row] ?? NO_ANSWERS }, scope, pass, previousRows.get(row)),
  );
  const keptRows = reuseList(before?.rows ?? undefined, rows);
  // Default rows are not an answer yet; an empty list is one ("none").
  const isGiven = list !== null || order.length === 0;
  return { rows: keptRows, value: isGiven ? keptRows.map((row) => row.value) : null };
};

const evaluateParts = (
  node: FormNode,
  location: QuestionInput,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "children"> => {
  const { path, parentVisible } = location;
  const raw = partsOf(node, location.raw);
  const children = evaluateChildren(node, { path, raw, parentVisible }, scope, pass, before?.children);
  const isGiven = children.some((part) => part.value !== null);
  return { children, value: isGiven ? recordOf(node, children) : null };
};

const partsOf = (node: FormNode, raw: RawAnswer | undefined): RawAnswers => {
  if (raw === undefined || raw === null || isUnsure(raw)) return NO_ANSWERS;
  return isRawRecord(raw) ? raw : (node.kind.decompose?.(raw, node.field) ?? NO_ANSWERS);
};

/** The question's state; the previous object if nothing it depends on changed. */
export const evaluateValue = (
  node: FormNode,
  location: QuestionInput,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeState | undefined,
): NodeState => {
  const { path, raw, parentVisible } = location;
  const isUnchanged = !pass.fresh && before?.raw === raw && before?.parentVisible === parentVisible;
  if (before && isUnchanged && !anyChanged(node.valueNames, scope)) return before;

  const visible = parentVisible && node.conditions.every((when) => when(scope.get) === true);
  const options = node.options && reuseList(before?.options ?? undefined, optionsOf(node.options, scope));
  const context = node.options ? { ...pass.context, options } : pass.context;
  const unsure = visible && node.field.unsure && isUnsure(raw);
  // Questions inside an answer that is "not sure yet" are hidden.
  const input = { path, raw, parentVisible: visible && !unsure };
  const list = node.shape === "list" ? evaluateRows(node, input, scope, pass, before) : null;
  const group = node.shape === "group" ? evaluateParts(node, input, scope, pass, before) : null;
  const answer = list || group ? NO_ANSWER : parseAnswer(node, raw, scope, context);
  const value = list?.value ?? group?.value ?? answer.value;
  const state: NodeState = {
    node,
    path,
    raw,
    parentVisible,
    visible,
    unsure,
    options,
    suggested: visible ? answer.suggested : null,
    unreadable: visible ? answer.unreadable : null,
    value: reuseValue(before?.value ?? null, visible && !unsure ? value : null),
    children: group?.children ?? EMPTY_LIST,
    rows: list?.rows ?? null,
  };
  return reuseRecord(before, state);
};
