/**
 * What a table holds under that very key, undefined where it holds nothing.
 *
 * A key that somebody wrote may be a word every object answers to: ownOf({ year: 1 }, "constructor") is undefined
 */
export const ownOf = <T>(table: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
