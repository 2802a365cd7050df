/** Keywords; no field, figure or loop variable may use one. */
const WORDS = new Set(
  (
    "and between date duration else every external false for function if in instance item not null of or partial ref " +
    "return satisfies some then time true"
  ).split(" "),
);

/** Whether a name can be used in a formula: lower-case letters, digits and `_`, starting with a letter, and not a keyword. */
export const isFormulaName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name) && !WORDS.has(name);
