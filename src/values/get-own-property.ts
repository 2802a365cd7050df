/**
 * The value of a table's own property; undefined if it has none.
 *
 * Keys written by users may be names every object inherits: getOwn({ year: 1 }, "constructor") is undefined
 */
export const getOwnProperty = <T>(table: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
