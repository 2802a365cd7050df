/** Why something typed could not be read: a stable code and what the sentence about it needs. */
export type ReadingProblem = { readonly code: string; readonly params?: { readonly [name: string]: string | number } };

/** What was read from something typed, or why it could not be read. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ReadingProblem };

/** A reading that gave a value. */
export const readAs = <T>(value: T): Reading<T> => ({ ok: true, value });

/** A reading that failed. */
export const unreadable = (code: string, params?: ReadingProblem["params"]): Reading<never> => ({
  ok: false,
  problem: params ? { code, params } : { code },
});
