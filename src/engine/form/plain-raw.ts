import type { Raw } from "../../model/answers.ts";

const DEEPEST = 40;

/** What some reader (YAML, JSON) made of a file, as plain raw answers; what has no plain form becomes null. */
export const plainRaw = (read: unknown, depth = 0): Raw => {
  if (typeof read === "string" || typeof read === "boolean") return read;
  if (typeof read === "number") return Number.isFinite(read) ? read : null;
  if (typeof read === "bigint") return String(read);
  if (typeof read !== "object" || read === null || depth > DEEPEST) return null;
  if (Array.isArray(read)) return read.map((entry: unknown) => plainRaw(entry, depth + 1));
  return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, plainRaw(value, depth + 1)]));
};
