// Deeper than any event of this program. Every device must refuse at the same depth, not where its own call stack ends.
const MAX_DEPTH = 100;

/**
 * Whether every device can read a JSON value and compute the same hash of it: it is not nested too deeply and has no
 * lone surrogate, which has no canonical form (RFC 8785).
 */
export const isCanonicalizable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return !/\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, each]) => isCanonicalizable(name) && isCanonicalizable(each, depth + 1));
};
