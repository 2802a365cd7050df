/**
 * The type of a formula or an answer, as the compiler sees it.
 *
 * A `number` may carry a unit ("USD", "percent", "month"); a `string` may list the only values it can take,
 * and says when it is a code.
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
 * What a text stands for that is stored and compared, but not printed as it is: a place ("US-OH"), one of the answers on
 * offer, or anything else (a file type, a date turned into text, such a code joined with words).
 */
export type TextCode = "place" | "option" | "other";

/** The unit of a sum in the currency of the settings, whatever that is; it goes with every currency. */
export const MONEY_UNIT = "money";
