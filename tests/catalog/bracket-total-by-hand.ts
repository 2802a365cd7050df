import type { LawContent } from "../../src/model/law.ts";

/** A rate table as written in the law file. */
export type RawTable = {
  readonly mode: string;
  readonly rows: readonly {
    readonly over: number | string;
    readonly rate: number | string;
    readonly base?: number | string;
  }[];
  readonly cliff?: number | string;
  readonly rounding?: { readonly of: string; readonly step: number | string; readonly direction: string };
};

export const isRawTable = (value: LawContent): value is LawContent & RawTable =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, "mode");

// Integers only, to share nothing with the product's decimals: money in millionths of a dollar,
// rates precise enough for a third, and products in the product of both scales.
const RATE_PLACES = 18;
const TOTAL = 100n * 10n ** BigInt(RATE_PLACES);
const TOTAL_PLACES = 6 + 2 + RATE_PLACES;

const shifted = (from: number | string, places: number): bigint => {
  const [whole = "0", part = ""] = String(from).split(".");
  return BigInt(whole + part.padEnd(places, "0").slice(0, places));
};

const millionths = (from: number | string): bigint => shifted(from, 6);
const rateOf = (from: number | string): bigint => shifted(from, RATE_PLACES);

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

const toStep = (amount: bigint, step: bigint, direction: string): bigint => {
  if (direction === "up") return ((amount + step - 1n) / step) * step;
  return direction === "down" ? (amount / step) * step : ((2n * amount + step) / (2n * step)) * step;
};

/** The part of an amount inside each bracket, from the last base upwards. */
const inParts = (amount: bigint, { rows }: RawTable): bigint => {
  const reached = rows.filter(({ over }) => amount > millionths(over));
  const from = Math.max(
    0,
    reached.findLastIndex(({ base }) => base !== undefined),
  );
  const stated = reached[from]?.base;
  return reached.slice(from).reduce(
    (sum, { over, rate }, index) => {
      const next = rows[from + index + 1];
      const top = next === undefined ? amount : least(amount, millionths(next.over));
      return sum + most(0n, top - millionths(over)) * rateOf(rate);
    },
    stated === undefined ? 0n : millionths(stated) * TOTAL,
  );
};

const onAllOfIt = (amount: bigint, counted: bigint, { rows }: RawTable): bigint => {
  const row = rows.findLast(({ over }) => amount > millionths(over));
  return row === undefined ? 0n : millionths(row.base ?? 0) * TOTAL + counted * rateOf(row.rate);
};

/** The total for an amount, calculated independently of the product; as text in dollars. */
export const bracketTotalByHand = (amountText: string, table: RawTable): string => {
  const { rounding } = table;
  const amount = millionths(amountText);
  const step = rounding && millionths(rounding.step);
  const isTotal = rounding?.of === "total";
  const counted = rounding && step && !isTotal ? toStep(amount, step, rounding.direction) : amount;
  const chosen = rounding?.of === "rated" ? amount : counted;
  const isBelow = table.cliff !== undefined && chosen <= millionths(table.cliff);
  const sum = table.mode === "whole_amount" ? onAllOfIt(chosen, counted, table) : isBelow ? 0n : inParts(chosen, table);
  const total = isTotal && rounding && step ? toStep(sum, step * TOTAL, rounding.direction) : sum;
  const digits = String(total).padStart(TOTAL_PLACES + 1, "0");
  return `${digits.slice(0, -TOTAL_PLACES)}.${digits.slice(-TOTAL_PLACES)}`;
};

/** The edges of a table: the start of each bracket, and its cliff. */
export const edgesOf = ({ rows, cliff }: RawTable): readonly string[] =>
  [...rows.map(({ over }) => over), ...(cliff === undefined ? [] : [cliff])].map(String);
