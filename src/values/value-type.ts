/**
 * The type of a formula or an answer, as the compiler sees it.
 *
 * A `number` may carry a unit ("USD", "percent", "month"); a `string` may list the only values it can take.
 */
export type ValueType =
  | { readonly type: "number"; readonly unit?: string }
  | { readonly type: "string"; readonly options?: readonly string[] }
  | { readonly type: "boolean" }
  | { readonly type: "date" }
  | { readonly type: "duration" }
  | { readonly type: "list"; readonly of: ValueType }
  | { readonly type: "record"; readonly fields: { readonly [key: string]: ValueType } }
  | { readonly type: "any" };

/** The unit of a sum in the currency of the settings, whatever that is; it goes with every currency. */
export const MONEY_UNIT = "money";
