import { decimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { toWholeNumber, wholeDecimal } from "./whole-number.ts";

/** Digits kept in a result; longer results are rounded half up. */
const DIGITS = 60;
/** Larger powers of ten are refused: no legal figure is that large or small. */
const MAX_EXPONENT = 300;
const MAX_POWER = 10_000;
/** Digits kept at each step of a power: more than any amount needs, and still fast. */
const POWER_DIGITS = 34;
const HALF_UP = 1;

const isInRange = (x: Decimal): boolean => Math.abs(x.e) <= MAX_EXPONENT && x.c.length <= MAX_EXPONENT;

const roundToLimit = (x: Decimal): Decimal | null => {
  const short = x.c.length > DIGITS ? x.prec(DIGITS, HALF_UP) : x;
  return isInRange(short) ? short : null;
};

/** A result this close to a short number differs from it only by the rounding of quotients to 20 digits. */
const QUOTIENT_ERROR = decimal("1e-14");
const SHORT_DIGITS = 10;

/** Removes what the rounding of quotients left over, so that three thirds are one whole. */
const withoutQuotientError = (x: Decimal | null): Decimal | null => {
  if (!x || x.c.length - 1 - x.e <= SHORT_DIGITS) return x;
  const short = x.round(SHORT_DIGITS, HALF_UP);
  return x.minus(short).abs().lte(QUOTIENT_ERROR) ? short : x;
};

/** The sum; null if a number is too large. */
export const addDecimals = (a: Decimal, b: Decimal): Decimal | null =>
  isInRange(a) && isInRange(b) ? withoutQuotientError(roundToLimit(a.plus(b))) : null;

/** The difference; null if a number is too large. */
export const subtractDecimals = (a: Decimal, b: Decimal): Decimal | null =>
  isInRange(a) && isInRange(b) ? withoutQuotientError(roundToLimit(a.minus(b))) : null;

/** The product; null if a number is too large. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal | null => {
  const product = isInRange(a) && isInRange(b) ? roundToLimit(a.times(b)) : null;
  // A product of two small numbers may be smaller than the error of a quotient.
  return product && product.e < 0 ? product : withoutQuotientError(product);
};

/** The quotient to 20 decimal places, half up; null if the divisor is zero or a number is too large. */
export const divideDecimals = (a: Decimal, b: Decimal): Decimal | null => {
  if (b.c[0] === 0 || !isInRange(a) || !isInRange(b)) return null;
  const part = reciprocalOfTen(b);
  return roundToLimit(part && a.c.length - a.e - 1 + b.e <= QUOTIENT_DIGITS ? a.times(part) : a.div(b));
};

const QUOTIENT_DIGITS = 20;
const tenths: Decimal[] = [];

/** The factor that replaces a division by one, ten, a hundred …: the same result, much faster. */
const reciprocalOfTen = ({ c: digits, e: exponent, s: sign }: Decimal): Decimal | null => {
  const isPower = digits.length === 1 && digits[0] === 1 && sign > 0 && exponent >= 0 && exponent <= QUOTIENT_DIGITS;
  return isPower ? (tenths[exponent] ??= decimal(`1e-${exponent}`)) : null;
};

const shortTimes = (a: Decimal, b: Decimal): Decimal | null => {
  const product = a.times(b);
  const short = product.c.length > POWER_DIGITS ? product.prec(POWER_DIGITS, HALF_UP) : product;
  return isInRange(short) ? short : null;
};

const wholePower = (base: Decimal, exponent: number): Decimal | null => {
  let result: Decimal | null = decimal(1);
  let square: Decimal | null = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = square && result && shortTimes(result, square);
    if (left > 1) square = square && shortTimes(square, square);
    if (result === null) return null;
  }
  return result;
};

/** 1 / x with at least 34 significant digits, so that small powers keep their precision. */
const inverse = (x: Decimal): Decimal | null => {
  if (x.c[0] === 0) return null;
  const shift = Math.max(0, x.e) + POWER_DIGITS - 20;
  const scaled = decimal(`1e${shift}`).div(x);
  return roundToLimit(scaled.times(decimal(`1e-${shift}`)));
};

const fractionalPower = (base: Decimal, exponent: Decimal): Decimal | null => {
  const result = base.toNumber() ** exponent.toNumber();
  return Number.isFinite(result) ? roundToLimit(decimal(result.toPrecision(16))) : null;
};

/**
 * Returns `base` raised to `exponent`.
 *
 * Whole exponents up to 10,000 are calculated in decimals (each step rounded to 34 digits), others in binary floating
 * point and then rounded to 16 digits. Null if there is no real result or it is too large.
 */
export const raiseDecimal = (base: Decimal, exponent: Decimal): Decimal | null => {
  if (!isInRange(base) || !isInRange(exponent)) return null;
  if (exponent.e > 5) return null;
  const whole = exponent.toNumber();
  if (!Number.isInteger(whole)) return fractionalPower(base, exponent);
  if (Math.abs(whole) > MAX_POWER) return null;
  if (whole >= 0) return wholePower(base, whole);
  const positive = wholePower(base, -whole);
  return positive && inverse(positive);
};

/** The remainder with the sign of the divisor, as FEEL specifies; null if the divisor is zero. */
export const moduloDecimal = (a: Decimal, b: Decimal): Decimal | null => {
  const [dividend, divisor] = [toWholeNumber(a), toWholeNumber(b)];
  if (dividend !== null && divisor !== null && dividend >= 0 && divisor > 0) return wholeDecimal(dividend % divisor);
  if (b.c[0] === 0 || !isInRange(a) || !isInRange(b) || a.e - b.e > DIGITS) return null;
  const rest = a.mod(b);
  return rest.c[0] === 0 || rest.s === b.s ? rest : roundToLimit(rest.plus(b));
};
