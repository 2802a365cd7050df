import type { RawAnswer, RawList } from "../model/answers.ts";

/** A raw answer with named parts. */
export type RawRecord = { readonly [key: string]: RawAnswer };

/** Whether a raw answer has named parts (neither a list nor a plain value). */
export const isRawRecord = (raw: unknown): raw is RawRecord =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

const isRawArray = (raw: RawAnswer | undefined): raw is readonly RawAnswer[] => Array.isArray(raw);

/** Whether a raw answer is a list as the form keeps it. */
export const isRawList = (raw: RawAnswer | undefined): raw is RawList =>
  isRawRecord(raw) && isRawArray(raw.order) && isRawRecord(raw.rows);

/** Whether nothing was given: no value, blank text, an empty list, or a record with nothing in it. */
export const isBlank = (raw: RawAnswer | undefined): boolean => {
  if (raw === undefined || raw === null) return true;
  if (typeof raw === "string") return raw.trim() === "";
  if (isRawArray(raw)) return raw.length === 0;
  if (isRawList(raw)) return raw.order.length === 0;
  return typeof raw === "object" && Object.values(raw).every(isBlank);
};

/** The text of a plain answer; null for a list, a record or nothing. */
export const plainText = (raw: RawAnswer): string | null => {
  if (typeof raw === "string") return raw;
  return typeof raw === "number" || typeof raw === "boolean" ? String(raw) : null;
};

/** The entries of a list answer, given as an array or as the form keeps it; null for anything else. */
export const listEntries = (raw: RawAnswer): readonly RawAnswer[] | null => {
  if (isRawArray(raw)) return raw;
  if (!isRawList(raw)) return null;
  const { order, rows } = raw;
  return order.map((row) => rows[row] ?? {});
};

/** A list as the form keeps it, from an array or from itself: rows are named r1, r2, … */
export const rawListOf = (raw: RawAnswer): RawList | null => {
  if (isRawList(raw)) return raw;
  const entries = listEntries(raw);
  if (!entries) return null;
  const order = entries.map((_, index) => `r${index + 1}`);
  const rows = Object.fromEntries(entries.map((entry, index) => [`r${index + 1}`, isRawRecord(entry) ? entry : {}]));
  return { order, rows };
};
