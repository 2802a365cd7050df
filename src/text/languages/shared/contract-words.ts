/** Two words that contract: `["de", "el", "del"]`. */
export type Contraction = readonly [first: string, second: string, both: string];

/**
 * Contracts the last word before a reference with its article; null if the language does not contract them.
 *
 * Example: with ["de", "el", "del"], "parte de " and "el Anexo " are "parte del " and "Anexo "
 */
export const contractWords =
  (contractions: readonly Contraction[]) =>
  (before: string, after: string): readonly [string, string] | null => {
    const found = contractions.find(
      ([first, second]) => new RegExp(`(^|\\s)${first} $`, "u").test(before) && after.startsWith(`${second} `),
    );
    if (!found) return null;
    const [first, second, both] = found;
    return [`${before.slice(0, before.length - first.length - 1)}${both} `, after.slice(second.length + 1)];
  };
