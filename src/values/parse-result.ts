/** Why typed text could not be parsed: a stable code and its parameters. */
export type ParseProblem = { readonly code: string; readonly params?: { readonly [name: string]: string | number } };

/** A parsed value, or why there is none. */
export type ParseResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ParseProblem };

/** A successful result. */
export const parseSuccess = <T>(value: T): ParseResult<T> => ({ ok: true, value });

/** A failed result. */
export const parseFailure = (code: string, params?: ParseProblem["params"]): ParseResult<never> => ({
  ok: false,
  problem: params ? { code, params } : { code },
});
