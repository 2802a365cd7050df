import type { InputProblem } from "../model/problem.ts";
import type { ParseResult } from "../values/parse-result.ts";

/** The problem as a failed result that names the unit of the question. */
export const withUnit = ({ code, params }: InputProblem, unit: string | undefined): ParseResult<never> => ({
  ok: false,
  problem: unit === undefined ? { code, ...(params ? { params } : {}) } : { code, params: { ...params, unit } },
});
