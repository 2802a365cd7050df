import type { Get } from "../../feel/evaluate/run.ts";
import type { Context } from "../../model/context.ts";
import type { LawSource } from "../../model/tool-result.ts";
import type { Rounding } from "../../model/tool.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isRecord } from "../../text/print-plain.ts";
import { rowKeyOf } from "../../text/row-key.ts";
import { isCalendarDate } from "../../values/date.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import { roundDown, roundHalfEven, roundHalfUp, roundUp } from "../../values/rounding.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { looking } from "./look.ts";
import type { Look, Seen } from "./look.ts";
import type { LawHere } from "./law-sources.ts";
import type { ReadPath } from "./reads.ts";
import type { Showing } from "./show-value.ts";
import type { LinkedFormula, LinkedNode, LinkedRows, LinkedStep, LinkedTable, LinkedVariant } from "./link-nodes.ts";

/** Where steps are worked out: what they can read, and the law that holds there. */
export type Here = LawHere & {
  readonly get: Get;
  /** What parts of formulas come to here, each worked out once; `seen` are those that were. */
  readonly look: Look;
  readonly seen: Seen;
  readonly context: Context;
  readonly how: Showing;
  /** What was said of values of the law here. */
  readonly sources: Map<ReadPath, LawSource | null>;
  /** "" outside rows, "per_state.r2." in a row. */
  readonly path: string;
  /** Name of the row, where one is worked out. */
  readonly row: string | null;
};

/** A step as it went; the trace is written from it. */
export type Done =
  | {
      readonly type: "step";
      readonly linked: LinkedStep;
      readonly here: Here;
      readonly variant: LinkedVariant | null;
      readonly before: Value;
      readonly value: Value;
      /** Dated formulas begin later than the day asked for. */
      readonly tooEarly: boolean;
    }
  | {
      readonly type: "table";
      readonly linked: LinkedTable;
      readonly here: Here;
      readonly inputs: readonly Value[];
      readonly fits: readonly number[];
      readonly value: Value;
    };

/** The same place with other things to read. */
export const reading = <Place extends Omit<Here, "get" | "look" | "seen">>(place: Place, get: Get) => {
  const seen: Seen = new Map();
  return { ...place, get, seen, look: looking(get, seen) };
};

/** A step that does not apply, and the first condition that does not hold. */
export type Skipped = { readonly here: Here; readonly when: LinkedFormula };

/** What happened to the steps, in their order. */
export type Log = { readonly done: Done[]; readonly skipped: Skipped[] };

const ROUNDINGS = { up: roundUp, down: roundDown, half_up: roundHalfUp, half_even: roundHalfEven } as const;

const rounded = (value: Value, rounding: Rounding | undefined): Value =>
  rounding && isDecimal(value) ? ROUNDINGS[rounding.direction](value, decimal(rounding.step)) : value;

const inTheWay = ({ when }: LinkedNode, { get, seen }: Here): LinkedFormula | undefined =>
  when.find(({ ast, value }) => {
    const found = value(get);
    seen.set(ast, found);
    return found !== true;
  });

/** The formula in force on the day, and among undated ones the first that fits. */
const variantFor = ({ variants, on }: LinkedStep, get: Get): LinkedVariant | null => {
  const day = on?.value(get) ?? null;
  const inForce = variants.filter(({ from }) => from === null || (isCalendarDate(day) && from <= day.day));
  return inForce.find(({ when }) => when === null || when.value(get) === true) ?? null;
};

const runStep = (linked: LinkedStep, here: Here): Done => {
  const variant = variantFor(linked, here.get);
  const before = variant?.is.value(here.get) ?? null;
  if (variant) here.seen.set(variant.is.ast, before);
  const tooEarly =
    variant === null &&
    linked.variants.every(({ from }) => from !== null) &&
    isCalendarDate(linked.on?.value(here.get) ?? null);
  return { type: "step", linked, here, variant, before, value: rounded(before, linked.node.round), tooEarly };
};

const runTable = (linked: LinkedTable, here: Here): Done => {
  const { node, rows } = linked;
  const inputs = linked.inputs.map(({ value }) => value(here.get));
  const read =
    (column: number): Get =>
    (name) =>
      name === "?" ? (inputs[column] ?? null) : here.get(name);
  const all = rows.flatMap((row, at) =>
    row.tests.every((test, column) => test.value(read(column)) === true) ? [at] : [],
  );
  const fits = node.hit === "first" ? all.slice(0, 1) : all;
  const results = fits.map((at): ValueRecord =>
    Object.fromEntries(node.outputs.map((name, column) => [name, rows[at]?.gives[column]?.value(here.get) ?? null])),
  );
  const value: Value = node.hit === "all" ? results : (results[0] ?? null);
  return { type: "table", linked, here, inputs, fits, value };
};

const isStep = (linked: LinkedNode): linked is LinkedStep => linked.node.type === "step";
const isTable = (linked: LinkedNode): linked is LinkedTable => linked.node.type === "table";

const inRow = (linked: LinkedRows, outer: Here, row: Value, index: number): Here => {
  const { node, law } = linked;
  const get: Get = (name) => (name === node.each.as ? row : outer.get(name));
  const path = `${outer.path}${node.id}.${rowKeyOf(row, index)}.`;
  if (!law) return reading({ ...outer, path }, get);
  const found = law.inForce(get, outer.context);
  const place = { ...outer, path, law: found, keys: law.keys(get), sources: new Map() };
  return reading(place, (name) => (name === "law" ? found : get(name)));
};

const runRows = (linked: LinkedRows, here: Here, sayRow: SayRow, log: Log): Value => {
  const list = linked.list.value(here.get);
  if (!Array.isArray(list)) return null;
  return list.map((row: Value, index) => {
    const inside = inRow(linked, here, row, index);
    const named = { ...inside, row: linked.name ? sayRow(linked.name, inside) : null };
    const values = runNodes(linked.compute, named, sayRow, log);
    return { ...(isRecord(row) ? row : {}), ...values };
  });
};

/** Says the name of a row. */
export type SayRow = (name: LinkedText, here: Here) => string;

/** Works steps out in their order; each sees those before it. What happened is added to the log. */
export const runNodes = (nodes: readonly LinkedNode[], outer: Here, sayRow: SayRow, log: Log): ValueRecord => {
  const values: { [id: string]: Value } = {};
  const here: Here = reading(outer, (name) => (Object.hasOwn(values, name) ? (values[name] ?? null) : outer.get(name)));
  for (const linked of nodes) {
    const { id } = linked.node;
    values[id] = null;
    const when = inTheWay(linked, here);
    if (when) {
      log.skipped.push({ here, when });
      continue;
    }
    if (isStep(linked) || isTable(linked)) {
      const one = isStep(linked) ? runStep(linked, here) : runTable(linked, here);
      log.done.push(one);
      values[id] = one.value;
    } else values[id] = runRows(linked, here, sayRow, log);
  }
  return values;
};
