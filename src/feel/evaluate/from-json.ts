import { parseIsoDate } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { parseIsoDuration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";

const MAX_DEPTH = 50;
const MAX_EXPONENT = 300;

/** `{"date": "2026-01-31"}` and `{"duration": "P1Y"}`, the only JSON notation for these; null for any other record. */
const parseTagged = (entries: readonly (readonly [string, unknown])[]): Value => {
  const [only, ...others] = entries;
  if (!only || others.length > 0 || typeof only[1] !== "string") return null;
  if (only[0] === "date") return parseIsoDate(only[1]);
  return only[0] === "duration" ? parseIsoDuration(only[1]) : null;
};

const fromNumber = (number: number): Value => {
  const exact = Number.isFinite(number) ? decimal(String(number)) : null;
  return exact && Math.abs(exact.e) <= MAX_EXPONENT ? exact : null;
};

/**
 * Converts JSON to a value: numbers become exact decimals, `{"date": …}` a date, `{"duration": …}` a duration.
 *
 * Text remains text, even if it looks like a date or number. Excessively nested input becomes null.
 */
export const fromJson = (json: unknown, depth = 0): Value => {
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (typeof json === "number") return fromNumber(json);
  if (typeof json !== "object" || json === null || depth > MAX_DEPTH) return null;
  if (Array.isArray(json)) return json.map((entry: unknown) => fromJson(entry, depth + 1));
  const entries: readonly (readonly [string, unknown])[] = Object.entries(json);
  return parseTagged(entries) ?? Object.fromEntries(entries.map(([key, entry]) => [key, fromJson(entry, depth + 1)]));
};

/** Converts the properties of a JSON object to variables with `fromJson`; null for anything but an object. */
export const variablesFromJson = (json: unknown): ValueRecord | null => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  return Object.fromEntries(Object.entries(json).map(([name, value]: [string, unknown]) => [name, fromJson(value)]));
};
