/**
 * The first letter of each name, in capitals; whole characters, also beyond the basic plane.
 *
 * @example initialsOf(["ann", "Lee"]) → "AL"
 */
export const initialsOf = (names: readonly string[]): string =>
  names.map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? "").join("");
