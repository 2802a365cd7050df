import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";

/** A power of ten (a cent, a dollar, a thousand) only truncates digits, which is far cheaper than a division. */
const isPlace = ({ c: digits, e: exponent }: Decimal): boolean =>
  digits.length === 1 && digits[0] === 1 && Math.abs(exponent) < 30;

/** Splits an amount into the nearest multiple of a step toward zero and the remainder. */
const split = (amount: Decimal, step: Decimal): { readonly inner: Decimal; readonly rest: Decimal } => {
  if (!step.gt(0)) throw new Error(`invalid rounding step: ${step.toFixed()}`);
  if (isPlace(step)) {
    const cut = amount.round(-step.e, 0);
    return { inner: cut, rest: amount.minus(cut) };
  }
  const rest = amount.mod(step);
  return { inner: amount.minus(rest), rest };
};

const outward = (amount: Decimal, step: Decimal): Decimal => (amount.lt(0) ? step.neg() : step);

/** Rounds to a multiple of the step toward zero. Example: roundDown(decimal("1.239"), decimal("0.01")) is 1.23 */
export const roundDown = (amount: Decimal, step: Decimal): Decimal => split(amount, step).inner;

/** Rounds to a multiple of the step away from zero. Example: 1001 in steps of 500 is 1500 */
export const roundUp = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  return rest.eq(0) ? inner : inner.plus(outward(amount, step));
};

/** Rounds to the nearest multiple of the step, ties away from zero. Example: 2.5 in steps of 1 is 3 */
export const roundHalfUp = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  return rest.abs().times(2).lt(step) ? inner : inner.plus(outward(amount, step));
};

/** Rounds to the nearest multiple of the step, ties to even. Example: 2.5 in steps of 1 is 2 */
export const roundHalfEven = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  const twice = rest.abs().times(2);
  if (twice.lt(step)) return inner;
  const isEven = inner.mod(step.times(decimal(2))).eq(0);
  return twice.eq(step) && isEven ? inner : inner.plus(outward(amount, step));
};

/** The ways of rounding, by the name that YAML and formulas give them. */
export const ROUNDINGS = { up: roundUp, down: roundDown, half_up: roundHalfUp, half_even: roundHalfEven } as const;
