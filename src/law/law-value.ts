import type { LawColumn, LawContent } from "../model/law.ts";
import { parseIsoDate } from "../values/date.ts";
import { decimal } from "../values/decimal.ts";
import type { Value } from "../values/value.ts";
import { unpackRows } from "./packed-rows.ts";

const DECIMAL = /^-?\d+(\.\d+)?$/;

const numberOf = (datum: LawContent): Value =>
  typeof datum === "number" || (typeof datum === "string" && DECIMAL.test(datum)) ? decimal(datum) : null;

/** Converts numbers inside a table to decimals; everything else is unchanged. */
const tableOf = (datum: LawContent): Value => {
  if (datum === null || typeof datum === "boolean") return datum;
  if (typeof datum === "number" || typeof datum === "string") return numberOf(datum) ?? String(datum);
  if (Array.isArray(datum)) return datum.map(tableOf);
  return Object.fromEntries(Object.entries(datum).map(([key, member]) => [key, tableOf(member)]));
};

/** A number per key; null for keys without a value in this jurisdiction. */
const byKey = (datum: LawContent, keys: readonly string[]): Value => {
  if (typeof datum !== "object" || datum === null || Array.isArray(datum)) return null;
  const given = new Map(Object.entries(datum));
  return Object.fromEntries(keys.map((key) => [key, numberOf(given.get(key) ?? null)]));
};

/** Converts a recorded value to what formulas see; null if it does not fit its column, which the compiler reports. */
export const lawValue = (datum: LawContent, column: LawColumn): Value => {
  switch (column.type) {
    case "number":
      return column.by ? byKey(datum, column.by) : numberOf(datum);
    case "boolean":
      return typeof datum === "boolean" ? datum : null;
    case "date":
      return typeof datum === "string" ? parseIsoDate(datum) : null;
    case "text":
      return typeof datum === "string" || typeof datum === "number" ? String(datum) : null;
    case "list":
      if (typeof datum === "string") return unpackRows(datum, Object.keys(column.rows ?? {}));
      return Array.isArray(datum) ? datum.map((entry) => (column.unit ? numberOf(entry) : tableOf(entry))) : null;
    case "table":
      return typeof datum === "object" ? tableOf(datum) : null;
  }
};
