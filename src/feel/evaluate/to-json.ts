import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { isList, isRecord } from "./value-kinds.ts";
import { scalarText } from "./scalar-text.ts";

const MAX_DEPTH = 50;

const members = (entries: readonly (readonly [string, Value])[], depth: number): string =>
  entries.map(([key, value]) => `${JSON.stringify(key)}:${toJsonText(value, depth)}`).join(",");

/**
 * Converts a value to JSON text. Numbers keep all digits; dates and durations are ISO texts.
 *
 * Example: toJsonText([decimal("1.50"), null]) is "[1.5,null]"
 */
export const toJsonText = (value: Value, depth = 0): string => {
  if (depth > MAX_DEPTH) return "null";
  if (isDecimal(value)) return scalarText(value) ?? "null";
  if (isList(value)) return `[${value.map((entry) => toJsonText(entry, depth + 1)).join(",")}]`;
  if (isRecord(value)) return `{${members(Object.entries(value), depth + 1)}}`;
  return typeof value === "boolean" ? String(value) : JSON.stringify(scalarText(value));
};
