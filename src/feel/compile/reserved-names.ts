/** Words of the language; a field, a computed value or a loop name cannot be one of them. */
const WORDS = new Set(
  (
    "and between date duration else every external false for function if in instance item not null of or partial ref " +
    "return satisfies some then time true"
  ).split(" "),
);

/** Whether a name can be read in a formula: small letters, digits and `_`, starting with a letter, and no word of the language. */
export const isFormulaName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name) && !WORDS.has(name);
