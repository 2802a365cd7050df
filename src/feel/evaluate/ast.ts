/**
 * A compiled formula as plain JSON: `[operator, ...operands]`, or a literal.
 *
 * Strings, booleans and null stand for themselves. The operators (x, y, … are formulas; names are plain strings):
 *
 *     ["n", "1.5"]               a number, as decimal text
 *     ["date", "2026-01-31"]     a calendar date          ["duration", "P1Y"]   a duration
 *     ["get", name]              a variable, or a name bound by a loop; "item" inside a filter, "?" in a unary test
 *     ["at", x, key]             a member: of a record, of each record in a list, of a date, of a duration
 *     ["+" | "-" | "*" | "/" | "**", x, y]                                      ["neg", x]
 *     ["=" | "!=" | "<" | "<=" | ">" | ">=", x, y]     null on either side gives null
 *     ["known", x]               whether x is not null (`x != null`)
 *     ["and" | "or", x, y, …]    three-valued             ["not", x]
 *     ["if", condition, x, y]    anything but true takes y
 *     ["between", x, low, high]
 *     ["in", x, test, …]         true when one test fits; a test is one of
 *         ["same", y]                equal to y, or to an entry of the list y
 *         ["to", compare, y]         x compare y, compare one of = != < <= > >=
 *         ["range", open, low, high, close]     open "[" or "(", close "]" or ")"
 *         ["holds", y]               y itself, which reads x as "?"
 *     ["list", x, …]             ["seq", low, high]       the whole numbers from low to high
 *     ["join", list]             a list of lists as one list
 *     ["index", list, x]         counted from 1, from the end when negative
 *     ["filter", list, condition]                 binds "item"
 *     ["some" | "every" | "for", name, list, y]   binds name
 *     ["call", function, x, …]   a function of `functions/all-functions.ts`
 */
export type Ast = string | boolean | null | Operation;

/** An operator with its operands. */
export type Operation = readonly [operator: string, ...operands: Ast[]];
