import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";

/** A cent, a dollar, a thousand: a step that only cuts digits off, which is far cheaper than a division. */
const isPlace = ({ c: digits, e: exponent }: Decimal): boolean =>
  digits.length === 1 && digits[0] === 1 && Math.abs(exponent) < 30;

/** The nearest multiples of a step on either side: toward zero, and how far away the amount is from it. */
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

/** The amount as a multiple of the step, toward zero. Example: roundDown(decimal("1.239"), decimal("0.01")) is 1.23 */
export const roundDown = (amount: Decimal, step: Decimal): Decimal => split(amount, step).inner;

/** The amount as a multiple of the step, away from zero. Example: 1001 in steps of 500 is 1500 */
export const roundUp = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  return rest.eq(0) ? inner : inner.plus(outward(amount, step));
};

/** The nearest multiple of the step; exactly between two, the one away from zero. Example: 2.5 in steps of 1 is 3 */
export const roundHalfUp = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  return rest.abs().times(2).lt(step) ? inner : inner.plus(outward(amount, step));
};

/** The nearest multiple of the step; exactly between two, the even one. Example: 2.5 in steps of 1 is 2 */
export const roundHalfEven = (amount: Decimal, step: Decimal): Decimal => {
  const { inner, rest } = split(amount, step);
  const twice = rest.abs().times(2);
  if (twice.lt(step)) return inner;
  const isEven = inner.mod(step.times(decimal(2))).eq(0);
  return twice.eq(step) && isEven ? inner : inner.plus(outward(amount, step));
};
