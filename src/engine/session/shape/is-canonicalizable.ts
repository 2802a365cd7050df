// Deeper than any event of this program. Every device must refuse at the same depth, not where its own call stack ends.
const MAX_DEPTH = 100;

/**
 * Whether a value from JSON is one that every device can read and hash alike: not nested too deeply, and with no half of a
 * surrogate pair, which has no canonical form.
 */
export const isCanonicalizable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return !/\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, each]) => isCanonicalizable(name) && isCanonicalizable(each, depth + 1));
};
