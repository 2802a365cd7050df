import { isUnsure } from "../../../fields/is-unsure.ts";
import { isRawRecord, rawListOf } from "../../../fields/raw-shape.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import { ROW_KEY } from "../../../model/form-view.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { FormNode } from "../nodes/form-node.ts";
import { NO_ANSWER, parseAnswer } from "../nodes/parse-answer.ts";
import { firstRows } from "../nodes/rows.ts";
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
  readonly inside: readonly NodeState[];
  readonly rows: readonly RowState[] | null;
};

/** One row of a list. */
export type RowState = {
  readonly row: string;
  readonly raw: RawAnswers;
  readonly inside: readonly NodeState[];
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
  options.filter(({ when }) => !when || when(scope.get) === true).map(({ is }) => is);

/** Values of the questions inside a composite or row, in dependency order. */
const openInside = (
  node: FormNode,
  location: { readonly path: string; readonly raw: RawAnswers; readonly parentVisible: boolean },
  outer: Scope,
  pass: EvaluationPass,
  before: readonly NodeState[] | undefined,
): readonly NodeState[] => {
  const now: NodeState[] = Array.from({ length: node.inside.length });
  const scope = innerScope(node, outer, now, before);
  for (const at of node.order) {
    const part = node.inside[at]!;
    const { id } = part.field;
    const raw = Object.hasOwn(location.raw, id) ? location.raw[id] : undefined;
    now[at] = evaluateValue(
      part,
      { path: `${location.path}.${id}`, raw, parentVisible: location.parentVisible },
      scope,
      pass,
      before?.[at],
    );
  }
  return reuseList(before, now);
};

const recordOf = (node: FormNode, states: readonly NodeState[]): ValueRecord => {
  const record = Object.fromEntries(states.map((state) => [state.node.field.id, state.value]));
  return node.kind.whole?.(record, node.field) ?? record;
};

const openRow = (
  node: FormNode,
  location: { readonly path: string; readonly row: string; readonly raw: RawAnswers; readonly parentVisible: boolean },
  scope: Scope,
  pass: EvaluationPass,
  before: RowState | undefined,
): RowState => {
  const { path, row, raw, parentVisible } = location;
  const inside = openInside(node, { path: `${path}.${row}`, raw, parentVisible }, scope, pass, before?.inside);
  if (before?.inside === inside) return reuseRecord(before, { row, raw, inside, value: before.value });
  return { row, raw, inside, value: { ...recordOf(node, inside), [ROW_KEY]: row } };
};

const rowCount = (node: FormNode, scope: Scope): number => {
  const wanted = node.min?.(scope.get) ?? null;
  return isDecimal(wanted) ? Math.min(MAX_ROWS, Math.max(0, wanted.toNumber())) : 0;
};

const openRows = (
  node: FormNode,
  location: QuestionInput,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "rows"> => {
  const list = location.raw === undefined ? null : rawListOf(location.raw);
  const order = list?.order ?? firstRows(rowCount(node, scope));
  const known = new Map(before?.rows?.map((row) => [row.row, row]));
  const rows = order.map((row) =>
    openRow(node, { ...location, row, raw: list?.rows[row] ?? NO_ANSWERS }, scope, pass, known.get(row)),
  );
  const keptRows = reuseList(before?.rows ?? undefined, rows);
  // Default rows are not an answer yet; an empty list is one ("none").
  const given = list !== null || order.length === 0;
  return { rows: keptRows, value: given ? keptRows.map((row) => row.value) : null };
};

const openParts = (
  node: FormNode,
  location: QuestionInput,
  scope: Scope,
  pass: EvaluationPass,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "inside"> => {
  const { path, parentVisible } = location;
  const raw = partsOf(node, location.raw);
  const inside = openInside(node, { path, raw, parentVisible }, scope, pass, before?.inside);
  const given = inside.some((part) => part.value !== null);
  return { inside, value: given ? recordOf(node, inside) : null };
};

const partsOf = (node: FormNode, raw: RawAnswer | undefined): RawAnswers => {
  if (raw === undefined || raw === null || isUnsure(raw)) return NO_ANSWERS;
  return isRawRecord(raw) ? raw : (node.kind.split?.(raw, node.field) ?? NO_ANSWERS);
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
  const still = !pass.fresh && before?.raw === raw && before?.parentVisible === parentVisible;
  if (before && still && !anyChanged(node.valueNames, scope)) return before;

  const visible = parentVisible && node.whens.every((when) => when(scope.get) === true);
  const options = node.options && reuseList(before?.options ?? undefined, optionsOf(node.options, scope));
  const context = node.options ? { ...pass.context, options } : pass.context;
  const unsure = visible && node.field.unsure && isUnsure(raw);
  // Questions inside an answer that is "not sure yet" are hidden.
  const here = { path, raw, parentVisible: visible && !unsure };
  const list = node.shape === "list" ? openRows(node, here, scope, pass, before) : null;
  const group = node.shape === "group" ? openParts(node, here, scope, pass, before) : null;
  const reading = list || group ? NO_ANSWER : parseAnswer(node, raw, scope, context);
  const value = list?.value ?? group?.value ?? reading.value;
  const state: NodeState = {
    node,
    path,
    raw,
    parentVisible,
    visible,
    unsure,
    options,
    suggested: visible ? reading.suggested : null,
    unreadable: visible ? reading.unreadable : null,
    value: reuseValue(before?.value ?? null, visible && !unsure ? value : null),
    inside: group?.inside ?? EMPTY_LIST,
    rows: list?.rows ?? null,
  };
  return reuseRecord(before, state);
};
