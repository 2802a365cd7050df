/**
 * The static type of a formula or answer.
 *
 * A `number` may have a unit ("USD", "percent", "month"); a `string` may list its possible values and whether it is a
 * code.
 */
export type ValueType =
  | { readonly type: "number"; readonly unit?: string }
  | { readonly type: "string"; readonly options?: readonly string[]; readonly code?: TextCode }
  | { readonly type: "boolean" }
  | { readonly type: "date" }
  | { readonly type: "duration" }
  | { readonly type: "list"; readonly of: ValueType }
  | { readonly type: "record"; readonly fields: { readonly [key: string]: ValueType } }
  | { readonly type: "any" };

/**
 * The meaning of a code, which is stored and compared but not printed as is: a jurisdiction ("US-OH"), an option, or
 * anything else (a file type, a date converted to text, a code joined with words).
 */
export type TextCode = "place" | "option" | "other";

/** The unit of an amount in the currency of the settings; it is compatible with every currency. */
export const MONEY_UNIT = "money";
