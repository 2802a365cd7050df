import { isRawRecord } from "../../../fields/raw-shape.ts";
import type { RawAnswers } from "../../../model/answers.ts";

const parse = (kept: string): unknown => {
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return null;
  }
};

/** Serializes answers that were not sent yet, with the session's answers at that time. */
export const writeUnsentAnswers = (current: RawAnswers, typed: RawAnswers): string =>
  JSON.stringify({ current, typed });

/**
 * The answers of the session, overridden by answers that were typed but not sent; null if there are none of the latter.
 *
 * An answer that was accepted meanwhile is kept, unless the same question was answered here.
 */
export const readUnsentAnswers = (kept: string | undefined, current: RawAnswers): RawAnswers | null => {
  const stored = kept === undefined ? null : parse(kept);
  if (!isRawRecord(stored)) return null;
  const { current: before, typed } = stored;
  if (!isRawRecord(before) || !isRawRecord(typed)) return null;
  const questions = [...new Set([...Object.keys(before), ...Object.keys(typed)])];
  const changed = questions.filter((id) => JSON.stringify(before[id]) !== JSON.stringify(typed[id]));
  const others = Object.entries(current).filter(([id]) => !changed.includes(id));
  const own = Object.entries(typed).filter(([id]) => changed.includes(id));
  return Object.fromEntries([...others, ...own]);
};
