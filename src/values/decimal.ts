import BigConstructor from "big.js";
import type { Big } from "big.js";

// A private copy, so that the settings below do not affect other users of big.js.
const Exact = BigConstructor();
Exact.DP = 20;
Exact.RM = 1;

/** An exact decimal number: 20 digits after the point in divisions, half-up. */
export type Decimal = Big;

/**
 * The exact decimal of a number, or of its plain decimal text.
 *
 * Throws: on text that is not a plain decimal; parse what people type with `parseNumber` first.
 * Example: decimal("0.1").plus("0.2").eq("0.3") is true
 */
export const decimal = (from: string | number | Decimal): Decimal => new Exact(from);

/** Whether a value is an exact decimal. */
export const isDecimal = (value: unknown): value is Decimal => value instanceof Exact;
