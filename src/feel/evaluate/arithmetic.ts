import { decimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { countOf, wholeNumber } from "./whole-number.ts";

/** Digits a result keeps; longer ones are rounded half up. */
const DIGITS = 60;
/** Powers of ten beyond this are refused: nothing legal is that large or small. */
const LARGEST_EXPONENT = 300;
const LARGEST_POWER = 10_000;
/** Digits a power keeps at each step: far more than any amount needs, and quick. */
const POWER_DIGITS = 34;
const HALF_UP = 1;

const fits = (x: Decimal): boolean => Math.abs(x.e) <= LARGEST_EXPONENT && x.c.length <= LARGEST_EXPONENT;

const kept = (x: Decimal): Decimal | null => {
  const short = x.c.length > DIGITS ? x.prec(DIGITS, HALF_UP) : x;
  return fits(short) ? short : null;
};

/** The sum, or null when a number is too large to work with. */
export const plus = (a: Decimal, b: Decimal): Decimal | null => (fits(a) && fits(b) ? kept(a.plus(b)) : null);

/** The difference, or null when a number is too large to work with. */
export const minus = (a: Decimal, b: Decimal): Decimal | null => (fits(a) && fits(b) ? kept(a.minus(b)) : null);

/** The product, or null when a number is too large to work with. */
export const times = (a: Decimal, b: Decimal): Decimal | null => (fits(a) && fits(b) ? kept(a.times(b)) : null);

/** The quotient to 20 digits after the point, half up; null when the divisor is zero or a number is too large. */
export const over = (a: Decimal, b: Decimal): Decimal | null => {
  if (b.c[0] === 0 || !fits(a) || !fits(b)) return null;
  const part = partOf(b);
  return kept(part && a.c.length - a.e - 1 + b.e <= QUOTIENT_DIGITS ? a.times(part) : a.div(b));
};

const QUOTIENT_DIGITS = 20;
const parts: Decimal[] = [];

/** What to multiply with in place of a division by one, ten, a hundred …: the same figure, and much sooner. */
const partOf = ({ c: digits, e: exponent, s: sign }: Decimal): Decimal | null => {
  const isPower = digits.length === 1 && digits[0] === 1 && sign > 0 && exponent >= 0 && exponent <= QUOTIENT_DIGITS;
  return isPower ? (parts[exponent] ??= decimal(`1e-${exponent}`)) : null;
};

const shortTimes = (a: Decimal, b: Decimal): Decimal | null => {
  const product = a.times(b);
  const short = product.c.length > POWER_DIGITS ? product.prec(POWER_DIGITS, HALF_UP) : product;
  return fits(short) ? short : null;
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

/** 1 / x with at least 34 digits that count, so that small powers keep their precision. */
const inverse = (x: Decimal): Decimal | null => {
  if (x.c[0] === 0) return null;
  const shift = Math.max(0, x.e) + POWER_DIGITS - 20;
  const scaled = decimal(`1e${shift}`).div(x);
  return kept(scaled.times(decimal(`1e-${shift}`)));
};

const fractionalPower = (base: Decimal, exponent: Decimal): Decimal | null => {
  const result = base.toNumber() ** exponent.toNumber();
  return Number.isFinite(result) ? kept(decimal(result.toPrecision(16))) : null;
};

/**
 * `base` raised to `exponent`.
 *
 * Whole exponents up to 10,000 are worked out in decimals (each step rounded to 34 digits), others with binary floating point and
 * then rounded to 16 digits. Null when there is no real result, or when it is too large.
 */
export const power = (base: Decimal, exponent: Decimal): Decimal | null => {
  if (!fits(base) || !fits(exponent)) return null;
  if (exponent.e > 5) return null;
  const whole = exponent.toNumber();
  if (!Number.isInteger(whole)) return fractionalPower(base, exponent);
  if (Math.abs(whole) > LARGEST_POWER) return null;
  if (whole >= 0) return wholePower(base, whole);
  const positive = wholePower(base, -whole);
  return positive && inverse(positive);
};

/** The remainder with the sign of the divisor, as FEEL has it; null when the divisor is zero. */
export const modulo = (a: Decimal, b: Decimal): Decimal | null => {
  const [dividend, divisor] = [countOf(a), countOf(b)];
  if (dividend !== null && divisor !== null && dividend >= 0 && divisor > 0) return wholeNumber(dividend % divisor);
  if (b.c[0] === 0 || !fits(a) || !fits(b) || a.e - b.e > DIGITS) return null;
  const rest = a.mod(b);
  return rest.c[0] === 0 || rest.s === b.s ? rest : kept(rest.plus(b));
};
