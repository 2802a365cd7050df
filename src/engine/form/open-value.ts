import { isUnsure } from "../../fields/is-unsure.ts";
import { isRawRecord, rawListOf } from "../../fields/raw-shape.ts";
import type { Raw, RawAnswers } from "../../model/answers.ts";
import { ROW_KEY } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import type { FormNode } from "./form-node.ts";
import { NO_READING, readPlain } from "./read-plain.ts";
import { firstRows } from "./rows.ts";
import { keptList, keptRecord, NONE } from "./same-record.ts";
import { kept } from "./same-value.ts";
import { anyChanged, innerScope } from "./scope.ts";
import type { Scope, Turn } from "./scope.ts";

/** One question before anything is said about it: is it shown, and what is its value. */
export type NodeState = {
  readonly node: FormNode;
  readonly path: string;
  readonly raw: Raw | undefined;
  /** Whether what it stands in is shown. */
  readonly within: boolean;
  readonly visible: boolean;
  readonly unsure: boolean;
  readonly options: readonly string[] | null;
  /** Raw form of the suggested value while the visitor has given none, else null. */
  readonly suggested: Raw;
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

/** Where a question stands: its path, what was given, and whether what it stands in is shown. */
export type Place = { readonly path: string; readonly raw: Raw | undefined; readonly within: boolean };

const NOTHING: RawAnswers = {};
const MOST_ROWS = 1_000;

const optionsOf = (options: NonNullable<FormNode["options"]>, scope: Scope): readonly string[] =>
  options.filter(({ when }) => !when || when(scope.get) === true).map(({ is }) => is);

/** Values of the questions inside a composite or row, in the order in which they need each other. */
const openInside = (
  node: FormNode,
  place: { readonly path: string; readonly raw: RawAnswers; readonly within: boolean },
  outer: Scope,
  turn: Turn,
  before: readonly NodeState[] | undefined,
): readonly NodeState[] => {
  const now: NodeState[] = Array.from({ length: node.inside.length });
  const scope = innerScope(node, outer, now, before);
  for (const at of node.order) {
    const part = node.inside[at]!;
    const { id } = part.field;
    const raw = Object.hasOwn(place.raw, id) ? place.raw[id] : undefined;
    now[at] = openValue(part, { path: `${place.path}.${id}`, raw, within: place.within }, scope, turn, before?.[at]);
  }
  return keptList(before, now);
};

const recordOf = (node: FormNode, states: readonly NodeState[]): ValueRecord => {
  const record = Object.fromEntries(states.map((state) => [state.node.field.id, state.value]));
  return node.kind.whole?.(record, node.field) ?? record;
};

const openRow = (
  node: FormNode,
  place: { readonly path: string; readonly row: string; readonly raw: RawAnswers; readonly within: boolean },
  scope: Scope,
  turn: Turn,
  before: RowState | undefined,
): RowState => {
  const { path, row, raw, within } = place;
  const inside = openInside(node, { path: `${path}.${row}`, raw, within }, scope, turn, before?.inside);
  if (before?.inside === inside) return keptRecord(before, { row, raw, inside, value: before.value });
  return { row, raw, inside, value: { ...recordOf(node, inside), [ROW_KEY]: row } };
};

const rowCount = (node: FormNode, scope: Scope): number => {
  const wanted = node.min?.(scope.get) ?? null;
  return isDecimal(wanted) ? Math.min(MOST_ROWS, Math.max(0, wanted.toNumber())) : 0;
};

const openRows = (
  node: FormNode,
  place: Place,
  scope: Scope,
  turn: Turn,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "rows"> => {
  const list = place.raw === undefined ? null : rawListOf(place.raw);
  const order = list?.order ?? firstRows(rowCount(node, scope));
  const known = new Map(before?.rows?.map((row) => [row.row, row]));
  const rows = order.map((row) =>
    openRow(node, { ...place, row, raw: list?.rows[row] ?? NOTHING }, scope, turn, known.get(row)),
  );
  const keptRows = keptList(before?.rows ?? undefined, rows);
  // Rows that nobody filled in yet are not an answer; no rows at all are one ("none").
  const given = list !== null || order.length === 0;
  return { rows: keptRows, value: given ? keptRows.map((row) => row.value) : null };
};

const openParts = (
  node: FormNode,
  place: Place,
  scope: Scope,
  turn: Turn,
  before: NodeState | undefined,
): Pick<NodeState, "value" | "inside"> => {
  const { path, within } = place;
  const raw = partsOf(node, place.raw);
  const inside = openInside(node, { path, raw, within }, scope, turn, before?.inside);
  const given = inside.some((part) => part.value !== null);
  return { inside, value: given ? recordOf(node, inside) : null };
};

const partsOf = (node: FormNode, raw: Raw | undefined): RawAnswers => {
  if (raw === undefined || raw === null || isUnsure(raw)) return NOTHING;
  return isRawRecord(raw) ? raw : (node.kind.split?.(raw, node.field) ?? NOTHING);
};

/** The question's state; the same object as before where nothing it depends on changed. */
export const openValue = (
  node: FormNode,
  place: Place,
  scope: Scope,
  turn: Turn,
  before: NodeState | undefined,
): NodeState => {
  const { path, raw, within } = place;
  const still = !turn.fresh && before?.raw === raw && before?.within === within;
  if (before && still && !anyChanged(node.valueNames, scope)) return before;

  const visible = within && node.whens.every((when) => when(scope.get) === true);
  const options = node.options && keptList(before?.options ?? undefined, optionsOf(node.options, scope));
  const context = node.options ? { ...turn.context, options } : turn.context;
  const unsure = visible && node.field.unsure && isUnsure(raw);
  // Nothing inside an answer that is "not sure yet" is asked.
  const here = { path, raw, within: visible && !unsure };
  const list = node.shape === "list" ? openRows(node, here, scope, turn, before) : null;
  const group = node.shape === "group" ? openParts(node, here, scope, turn, before) : null;
  const reading = list || group ? NO_READING : readPlain(node, raw, scope, context);
  const value = list?.value ?? group?.value ?? reading.value;
  const state: NodeState = {
    node,
    path,
    raw,
    within,
    visible,
    unsure,
    options,
    suggested: visible ? reading.suggested : null,
    unreadable: visible ? reading.unreadable : null,
    value: kept(before?.value ?? null, visible && !unsure ? value : null),
    inside: group?.inside ?? NONE,
    rows: list?.rows ?? null,
  };
  return keptRecord(before, state);
};
