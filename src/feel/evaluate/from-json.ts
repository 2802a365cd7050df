import { parseIsoDate } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { parseIsoDuration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";

const DEEPEST = 50;
const LARGEST_EXPONENT = 300;

/** `{"date": "2026-01-31"}` and `{"duration": "P1Y"}`, the only way to write these in JSON; null for any other record. */
const dated = (entries: readonly (readonly [string, unknown])[]): Value => {
  const [only, ...others] = entries;
  if (!only || others.length > 0 || typeof only[1] !== "string") return null;
  if (only[0] === "date") return parseIsoDate(only[1]);
  return only[0] === "duration" ? parseIsoDuration(only[1]) : null;
};

const fromNumber = (number: number): Value => {
  const exact = Number.isFinite(number) ? decimal(String(number)) : null;
  return exact && Math.abs(exact.e) <= LARGEST_EXPONENT ? exact : null;
};

/**
 * What JSON says, as a value: numbers become exact decimals, `{"date": …}` a date, `{"duration": …}` a duration.
 *
 * A text stays a text, also when it looks like a date or a number. What is nested too deeply is null.
 */
export const fromJson = (json: unknown, depth = 0): Value => {
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (typeof json === "number") return fromNumber(json);
  if (typeof json !== "object" || json === null || depth > DEEPEST) return null;
  if (Array.isArray(json)) return json.map((entry: unknown) => fromJson(entry, depth + 1));
  const entries: readonly (readonly [string, unknown])[] = Object.entries(json);
  return dated(entries) ?? Object.fromEntries(entries.map(([key, entry]) => [key, fromJson(entry, depth + 1)]));
};

/** The variables a JSON object names, each read by `fromJson`; null for anything but an object. */
export const variablesFromJson = (json: unknown): ValueRecord | null => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  return Object.fromEntries(Object.entries(json).map(([name, value]: [string, unknown]) => [name, fromJson(value)]));
};
