import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { ROUNDINGS } from "../../values/rounding.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { isList, isRecord } from "./value-kinds.ts";

/**
 * One bracket of a rate table.
 *
 * Unit: `over` is the amount the total must exceed; `rate` is in percent (5.5 is 5.5 %); `base` is the tax on
 * everything up to `over`.
 */
export type Bracket = { readonly over: Decimal; readonly rate: Decimal; readonly base: Decimal | null };

/**
 * How the law rounds: the amount before the rates apply ("per 500 dollars or part of it"), the amount the rate applies
 * to once the actual amount has selected the bracket ("rated", for whole_amount only), or the total.
 *
 * Unit: `step` is in the unit of the amount.
 */
export type BracketRounding = {
  readonly of: "amount" | "rated" | "total";
  readonly step: Decimal;
  readonly direction: keyof typeof ROUNDINGS;
};

/**
 * A rate table, lowest bracket first.
 *
 * "marginal": each rate applies to the part of the amount in its bracket. "whole_amount": the rate of the highest
 * bracket reached applies to the whole amount. "cliff": nothing up to `cliff`; above it, the marginal total of the
 * whole amount.
 */
export type BracketTable = {
  readonly mode: "marginal" | "whole_amount" | "cliff";
  readonly rows: readonly Bracket[];
  readonly cliff: Decimal | null;
  readonly rounding?: BracketRounding;
};

const HUNDREDTH = decimal("0.01");
const ZERO = decimal(0);
const MAX_ROWS = 200;

const share = (amount: Decimal, rate: Decimal): Decimal => amount.times(rate).times(HUNDREDTH);

/** One component of the total: a rate on part of the amount, or a fixed base (`rate` null). */
export type BracketPart = { readonly part: Decimal; readonly rate: Decimal | null; readonly total: Decimal };

const fixed = (base: Decimal, over: Decimal): BracketPart => ({ part: over, rate: null, total: base });

const rated = (part: Decimal, rate: Decimal): BracketPart => ({ part, rate, total: share(part, rate) });

const marginal = (amount: Decimal, rows: readonly Bracket[]): readonly BracketPart[] => {
  let parts: readonly BracketPart[] = [];
  for (const [i, row] of rows.entries()) {
    if (amount.lte(row.over)) break;
    const next = rows[i + 1]?.over;
    const top = next && amount.gt(next) ? next : amount;
    const before = row.base ? [fixed(row.base, row.over)] : parts;
    parts = [...before, rated(top.minus(row.over), row.rate)];
  }
  return parts;
};

const wholeAmount = (amount: Decimal, rows: readonly Bracket[], counted = amount): readonly BracketPart[] => {
  const reached = rows.findLast((row) => amount.gt(row.over));
  if (!reached) return [];
  return [...(reached.base ? [fixed(reached.base, reached.over)] : []), rated(counted, reached.rate)];
};

const unrounded = (amount: Decimal, table: BracketTable): readonly BracketPart[] => {
  if (table.mode === "whole_amount") return wholeAmount(amount, table.rows);
  if (table.mode === "cliff" && table.cliff && amount.lte(table.cliff)) return [];
  return marginal(amount, table.rows);
};

/** The components of the total for an amount; they add up to `total` before rounding. */
export const bracketParts = (
  amount: Decimal,
  table: BracketTable,
): { readonly amount: Decimal; readonly parts: readonly BracketPart[]; readonly total: Decimal } => {
  const { rounding } = table;
  const round = (value: Decimal): Decimal => (rounding ? ROUNDINGS[rounding.direction](value, rounding.step) : value);
  const taken = rounding?.of === "amount" || rounding?.of === "rated" ? round(amount) : amount;
  const parts = rounding?.of === "rated" ? wholeAmount(amount, table.rows, taken) : unrounded(taken, table);
  const sum = parts.reduce((total, part) => total.plus(part.total), ZERO);
  return { amount: taken, parts, total: rounding?.of === "total" ? round(sum) : sum };
};

/** The total for an amount, rounded only if the table says how. */
export const bracketTotal = (amount: Decimal, table: BracketTable): Decimal => bracketParts(amount, table).total;

const numberAt = (record: ValueRecord, key: string): Decimal | null => {
  const found = Object.hasOwn(record, key) ? record[key] : null;
  return isDecimal(found) ? found : null;
};

const readRow = (row: Value): Bracket | null => {
  if (!isRecord(row)) return null;
  const over = numberAt(row, "over");
  const rate = numberAt(row, "rate");
  return over && rate ? { over, rate, base: numberAt(row, "base") } : null;
};

const isAscending = (rows: readonly Bracket[]): boolean =>
  rows.every((row, i) => i === 0 || row.over.gt(rows[i - 1]!.over));

const isDirection = (name: Value | undefined): name is BracketRounding["direction"] =>
  typeof name === "string" && Object.hasOwn(ROUNDINGS, name);

/** Undefined if the table does not round; null if its rounding is invalid. */
const readRounding = (value: ValueRecord): BracketRounding | undefined | null => {
  const rounding = Object.hasOwn(value, "rounding") ? value.rounding : undefined;
  if (rounding === undefined || rounding === null) return undefined;
  if (!isRecord(rounding)) return null;
  const { of, direction } = rounding;
  const step = numberAt(rounding, "step");
  if ((of !== "amount" && of !== "total" && of !== "rated") || !isDirection(direction) || !step?.gt(0)) return null;
  return { of, step, direction };
};

const read = new WeakMap<ValueRecord, { readonly table: BracketTable | null }>();

/**
 * Reads a rate table from a value `{ mode, rows: [{ over, rate, base }], cliff, rounding: { of, step, direction } }`.
 *
 * Null if the mode is missing, a row lacks its numbers, the brackets are not ascending, a cliff table has no `cliff`,
 * or a rounding is incomplete.
 */
export const readBracketTable = (value: ValueRecord): BracketTable | null => {
  const known = read.get(value);
  if (known) return known.table;
  const table = readTable(value);
  read.set(value, { table });
  return table;
};

const readTable = (value: ValueRecord): BracketTable | null => {
  const mode = Object.hasOwn(value, "mode") ? value.mode : null;
  const rows = Object.hasOwn(value, "rows") ? value.rows : null;
  if (mode !== "marginal" && mode !== "whole_amount" && mode !== "cliff") return null;
  if (!isList(rows) || rows.length === 0 || rows.length > MAX_ROWS) return null;
  const steps = rows.map(readRow).filter((row) => row !== null);
  const cliff = numberAt(value, "cliff");
  const rounding = readRounding(value);
  if (steps.length !== rows.length || !isAscending(steps) || (mode === "cliff" && !cliff) || rounding === null)
    return null;
  if (rounding?.of === "rated" && mode !== "whole_amount") return null;
  return { mode, rows: steps, cliff, ...(rounding ? { rounding } : {}) };
};
