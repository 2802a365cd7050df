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
import { decide, firstThat, openLaw } from "./open-law.ts";
import type { Decision, OpenLaw } from "./open-law.ts";
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
  /** Steps whose value depends on unknown or disputed law, with that law. */
  readonly open: Map<string, readonly OpenLaw[]>;
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
      readonly open: readonly OpenLaw[];
    }
  | {
      readonly type: "table";
      readonly linked: LinkedTable;
      readonly here: Here;
      readonly inputs: readonly Value[];
      readonly fits: readonly number[];
      readonly value: Value;
      readonly open: readonly OpenLaw[];
    };

/** The same place with other things to read. */
export const reading = <Place extends Omit<Here, "get" | "look" | "seen">>(place: Place, get: Get) => {
  const seen: Seen = new Map();
  return { ...place, get, seen, look: looking(get, seen) };
};

/** A step that does not apply, and the condition that says so; `open` is the law for want of which nobody can say. */
export type Skipped = { readonly here: Here; readonly when: LinkedFormula; readonly open: readonly OpenLaw[] };

/** What happened to the steps, in their order. */
export type Log = { readonly done: Done[]; readonly skipped: Skipped[] };

const ROUNDINGS = { up: roundUp, down: roundDown, half_up: roundHalfUp, half_even: roundHalfEven } as const;

const rounded = (value: Value, rounding: Rounding | undefined): Value =>
  rounding && isDecimal(value) ? ROUNDINGS[rounding.direction](value, decimal(rounding.step)) : value;

/** A condition that is false settles it, also beside one that cannot be decided. */
const inTheWay = ({ when }: LinkedNode, here: Here): Skipped | null => {
  const decisions = when.map((one) => ({ when: one, here, ...decide(one, here) }));
  for (const { when: one, open, holds } of decisions)
    if (open.length === 0) here.seen.set(one.ast, holds || one.value(here.get));
  const failed = decisions.filter(({ holds }) => !holds);
  return failed.find(({ open }) => open.length === 0) ?? failed[0] ?? null;
};

type Chosen = { readonly variant: LinkedVariant | null; readonly open: readonly OpenLaw[] };

/** The formula in force on the day, and among undated ones the first that fits. */
const variantFor = ({ variants, on }: LinkedStep, here: Here): Chosen => {
  const day = on?.value(here.get) ?? null;
  const inForce = variants.filter(({ from }) => from === null || (isCalendarDate(day) && from <= day.day));
  const { at, open } = firstThat(inForce, ({ when }) => decide(when, here));
  const variant = inForce[at] ?? null;
  return { variant, open: variant ? openLaw(variant.is, here) : open };
};

const runStep = (linked: LinkedStep, here: Here): Done => {
  const { variant, open } = variantFor(linked, here);
  const before = variant && open.length === 0 ? variant.is.value(here.get) : null;
  if (variant) here.seen.set(variant.is.ast, before);
  const tooEarly =
    variant === null &&
    linked.variants.every(({ from }) => from !== null) &&
    isCalendarDate(linked.on?.value(here.get) ?? null);
  return { type: "step", linked, here, variant, before, value: rounded(before, linked.node.round), tooEarly, open };
};

type Row = LinkedTable["rows"][number];

/** A row fits where all its cells do; one that is false settles it, also beside one that cannot be decided. */
const decideRow = ({ tests }: Row, inputs: readonly Input[], here: Here): Decision => {
  const cells = tests.map((test, column) => {
    const input = inputs[column];
    const at = reading({ ...here, open: new Map([...here.open, ["?", input?.open ?? []]]) }, (name) =>
      name === "?" ? (input?.value ?? null) : here.get(name),
    );
    return decide(test, at);
  });
  if (cells.some(({ holds, open }) => !holds && open.length === 0)) return { holds: false, open: [] };
  const open = cells.flatMap((cell) => cell.open);
  return { holds: open.length === 0, open };
};

type Input = { readonly value: Value; readonly open: readonly OpenLaw[] };

const runTable = (linked: LinkedTable, here: Here): Done => {
  const { node, rows } = linked;
  const inputs = linked.inputs.map((input): Input => ({ value: input.value(here.get), open: openLaw(input, here) }));
  const first = node.hit === "first" ? firstThat(rows, (row) => decideRow(row, inputs, here)) : null;
  const decisions = first ? [] : rows.map((row) => decideRow(row, inputs, here));
  const fits = first ? [first.at].filter((at) => at >= 0) : decisions.flatMap(({ holds }, at) => (holds ? [at] : []));
  const gives = fits.flatMap((at) => rows[at]?.gives ?? []);
  const open = [
    ...(first?.open ?? decisions.flatMap((one) => one.open)),
    ...gives.flatMap((formula) => openLaw(formula, here)),
  ];
  const results = fits.map((at): ValueRecord =>
    Object.fromEntries(node.outputs.map((name, column) => [name, rows[at]?.gives[column]?.value(here.get) ?? null])),
  );
  const value: Value = open.length > 0 ? null : node.hit === "all" ? results : (results[0] ?? null);
  return { type: "table", linked, here, inputs: inputs.map((input) => input.value), fits, value, open };
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
  const open = [...openLaw(linked.list, here)];
  const list = linked.list.value(here.get);
  const rows = Array.isArray(list) ? list : [];
  const found = rows.map((row: Value, index) => {
    const inside = inRow(linked, here, row, index);
    const named = { ...inside, row: linked.name ? sayRow(linked.name, inside) : null };
    const { values, open: openHere } = runNodes(linked.compute, named, sayRow, log);
    open.push(...openHere);
    return { ...(isRecord(row) ? row : {}), ...values };
  });
  if (open.length > 0) here.open.set(linked.node.id, open);
  return Array.isArray(list) ? found : null;
};

/** Says the name of a row. */
export type SayRow = (name: LinkedText, here: Here) => string;

/** Values of steps by id, and the unknown or disputed law that left some of them without one. */
export type Ran = {
  readonly values: ValueRecord;
  readonly open: readonly OpenLaw[];
  readonly byStep: Map<string, readonly OpenLaw[]>;
};

/** Calculates steps in their order; each sees those before it. What happened is added to the log. */
export const runNodes = (nodes: readonly LinkedNode[], outer: Here, sayRow: SayRow, log: Log): Ran => {
  const values: { [id: string]: Value } = {};
  const before = new Set(outer.open.keys());
  const here: Here = reading({ ...outer, open: new Map(outer.open) }, (name) =>
    Object.hasOwn(values, name) ? (values[name] ?? null) : outer.get(name),
  );
  for (const linked of nodes) {
    const { id } = linked.node;
    values[id] = null;
    const skipped = inTheWay(linked, here);
    if (skipped) {
      log.skipped.push(skipped);
      if (skipped.open.length > 0) here.open.set(id, skipped.open);
      continue;
    }
    if (isStep(linked) || isTable(linked)) {
      const one = isStep(linked) ? runStep(linked, here) : runTable(linked, here);
      log.done.push(one);
      values[id] = one.value;
      if (one.open.length > 0) here.open.set(id, one.open);
    } else values[id] = runRows(linked, here, sayRow, log);
  }
  const own = [...here.open].filter(([id]) => !before.has(id));
  return { values, byStep: new Map(own), open: own.flatMap(([, open]) => open) };
};
