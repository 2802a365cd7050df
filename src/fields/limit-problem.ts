import type { InputProblem } from "../model/problem.ts";
import { isoDate, isCalendarDate } from "../values/date.ts";
import { isDecimal } from "../values/decimal.ts";
import type { Value } from "../values/value.ts";

/** The smallest and largest value currently allowed; null = no limit on that side. */
export type Limits = { readonly min: Value; readonly max: Value };

const numberProblem = (value: Value, { min, max }: Limits, unit: string | undefined): InputProblem | null => {
  if (!isDecimal(value)) return null;
  const named: { readonly [name: string]: string } = unit ? { unit } : {};
  if (isDecimal(min) && value.lt(min)) return { code: "too_small", params: { min: min.toFixed(), ...named } };
  return isDecimal(max) && value.gt(max) ? { code: "too_big", params: { max: max.toFixed(), ...named } } : null;
};

const dateProblem = (value: Value, { min, max }: Limits): InputProblem | null => {
  if (!isCalendarDate(value)) return null;
  if (isCalendarDate(min) && value.day < min.day) return { code: "too_early", params: { min: isoDate(min) } };
  return isCalendarDate(max) && value.day > max.day ? { code: "too_late", params: { max: isoDate(max) } } : null;
};

const countProblem = (value: Value, { min, max }: Limits): InputProblem | null => {
  if (!Array.isArray(value)) return null;
  if (isDecimal(min) && min.gt(value.length)) return { code: "too_few", params: { min: min.toFixed() } };
  return isDecimal(max) && max.lt(value.length) ? { code: "too_many", params: { max: max.toFixed() } } : null;
};

/**
 * The problem with a value outside its limits, null when it is within them: amounts and dates are compared, the
 * entries of a list are counted.
 *
 * Problems: too_small, too_big, too_early, too_late, too_few, too_many.
 */
export const limitProblem = (value: Value, limits: Limits, unit?: string): InputProblem | null =>
  numberProblem(value, limits, unit) ?? dateProblem(value, limits) ?? countProblem(value, limits);

/** Above this, a limit only keeps figures sane; as advice on what to type it would mislead. */
const SANE_ONLY = 1_000_000;

/** A problem with text that is not a number, with the range of numbers the question accepts. */
export const withRange = (problem: InputProblem, { min, max }: Limits): InputProblem => {
  if (problem.code !== "not_a_number") return problem;
  const hasMax = isDecimal(max) && max.lt(SANE_ONLY);
  const hasMin = isDecimal(min) && (hasMax || !min.eq(0));
  if (!hasMin && !hasMax) return problem;
  const params = {
    ...problem.params,
    ...(hasMin && { min: min.toFixed() }),
    ...(hasMax && { max: max.toFixed() }),
  };
  return { code: problem.code, params };
};
