/** Typing errors allowed in a word of this length. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Insertions, deletions, replacements and swaps that turn one word into another; more than `most` is Infinity. */
const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  // A replaced letter makes another word of a short one: "score" is not "store".
  const replacement = a.length < 6 ? 2 : 1;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : replacement);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(changed, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    if (Math.min(...row) > most) return Infinity;
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
};

/**
 * The known word that was probably meant, null if none is near; the first letter is assumed to be correct.
 *
 * Example: closestWord("agrement", ["agreement", "payment"]) is "agreement"
 */
export const closestWord = (word: string, known: Iterable<string>): string | null => {
  const most = allowedErrors(word.length);
  if (most === 0 || !/^[a-z]+$/.test(word)) return null;
  let best: { readonly word: string; readonly errors: number } | null = null;
  for (const one of known) {
    if (one[0] !== word[0] || one.length < 4) continue;
    const errors = editDistance(word, one, most);
    if (errors <= most && (best === null || errors < best.errors)) best = { word: one, errors };
  }
  return best?.word ?? null;
};
