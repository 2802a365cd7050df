import { toHalfWidth } from "./half-width.ts";
import { getOwnProperty } from "./get-own-property.ts";
import { parseSuccess, parseFailure } from "./parse-result.ts";
import type { ParseResult } from "./parse-result.ts";

/** Digits before and after the hyphen, by country; `short` allows omitting the second group. */
const SHAPES: {
  readonly [country: string]: { readonly first: number; readonly second: number; readonly short: boolean };
} = {
  JP: { first: 3, second: 4, short: false },
  US: { first: 5, second: 4, short: true },
};

/**
 * Parses a postal code in its country's format; spaces and hyphens are ignored. Codes of countries with an unknown
 * format are kept unchanged.
 *
 * Problems: bad_postal_code with the country.
 *
 * Example: parsePostalCode("１９９０１ 1234", "US") is "19901-1234"
 */
export const parsePostalCode = (typed: string, country: string | undefined): ParseResult<string> => {
  const text = toHalfWidth(typed);
  const shape = country === undefined ? undefined : getOwnProperty(SHAPES, country);
  if (!shape) return parseSuccess(text);
  const digits = text.replace(/^〒/, "").replace(/[\s-]/g, "");
  const isNumber = /^\d+$/.test(digits);
  if (isNumber && digits.length === shape.first && shape.short) return parseSuccess(digits);
  if (!isNumber || digits.length !== shape.first + shape.second) {
    return parseFailure("bad_postal_code", { country: country ?? "" });
  }
  return parseSuccess(`${digits.slice(0, shape.first)}-${digits.slice(shape.first)}`);
};
