import type { InputProblem, Parsed } from "../model/problem.ts";
import type { Value } from "../values/value.ts";

/** A value that was read. */
export const read = (value: Value): Parsed<Value> => ({ ok: true, value });

/** A problem with what was given. */
export const refused = (code: string, params?: InputProblem["params"]): Parsed<never> => ({
  ok: false,
  problem: params ? { code, params } : { code },
});
