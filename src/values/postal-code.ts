import { halfWidth } from "./half-width.ts";
import { ownOf } from "./own-of.ts";
import { readAs, unreadable } from "./reading.ts";
import type { Reading } from "./reading.ts";

/** Digits before and after the hyphen, by country; the digits after it may be left out where `short` says so. */
const SHAPES: {
  readonly [country: string]: { readonly first: number; readonly second: number; readonly short: boolean };
} = {
  JP: { first: 3, second: 4, short: false },
  US: { first: 5, second: 4, short: true },
};

/**
 * A postal code as its country writes it; spaces and hyphens may stand anywhere, or nowhere. Codes of countries whose
 * form is not known here are kept.
 *
 * Problems: bad_postal_code with the country.
 * Example: parsePostalCode("１９９０１ 1234", "US") is "19901-1234"
 */
export const parsePostalCode = (typed: string, country: string | undefined): Reading<string> => {
  const text = halfWidth(typed);
  const shape = country === undefined ? undefined : ownOf(SHAPES, country);
  if (!shape) return readAs(text);
  const digits = text.replace(/^〒/, "").replace(/[\s-]/g, "");
  const isNumber = /^\d+$/.test(digits);
  if (isNumber && digits.length === shape.first && shape.short) return readAs(digits);
  if (!isNumber || digits.length !== shape.first + shape.second) {
    return unreadable("bad_postal_code", { country: country ?? "" });
  }
  return readAs(`${digits.slice(0, shape.first)}-${digits.slice(shape.first)}`);
};
