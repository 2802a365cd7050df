import type { RawAnswer } from "../../../model/answers.ts";

const MAX_DEPTH = 40;

/** A parsed YAML or JSON value as raw answers; values without a raw form become null. */
export const rawFromJson = (read: unknown, depth = 0): RawAnswer => {
  if (typeof read === "string" || typeof read === "boolean") return read;
  if (typeof read === "number") return Number.isFinite(read) ? read : null;
  if (typeof read === "bigint") return String(read);
  if (typeof read !== "object" || read === null || depth > MAX_DEPTH) return null;
  if (Array.isArray(read)) return read.map((entry: unknown) => rawFromJson(entry, depth + 1));
  return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, rawFromJson(value, depth + 1)]));
};
