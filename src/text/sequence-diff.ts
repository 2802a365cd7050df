/** An entry that is common to two sequences, removed from the first, or added in the second. */
export type SequencePart = { readonly how: "same" | "removed" | "added"; readonly entry: string };

/** Lengths of the longest common subsequence from each pair of positions, row by row. */
const lengths = (one: readonly string[], other: readonly string[]): Uint16Array => {
  const width = other.length + 1;
  const table = new Uint16Array((one.length + 1) * width);
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      table[row * width + column] =
        one[row] === other[column]
          ? table[(row + 1) * width + column + 1]! + 1
          : Math.max(table[(row + 1) * width + column]!, table[row * width + column + 1]!);
    }
  }
  return table;
};

const all = (how: SequencePart["how"], entries: readonly string[]): readonly SequencePart[] =>
  entries.map((entry) => ({ how, entry }));

/**
 * The changes from one sequence to another by their longest common subsequence. At a place where both changed, what was
 * removed comes before what was added. With more than `maxPairs` pairs of entries, the whole first sequence is removed and
 * the whole second one added.
 *
 * Example: sequenceDiff(["a", "b"], ["a", "c"], 100) is same "a", removed "b", added "c"
 */
export const sequenceDiff = (
  one: readonly string[],
  other: readonly string[],
  maxPairs: number,
): readonly SequencePart[] => {
  if (one.length * other.length > maxPairs) return [...all("removed", one), ...all("added", other)];
  const table = lengths(one, other);
  const width = other.length + 1;
  const parts: SequencePart[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const isSame = row < one.length && column < other.length && one[row] === other[column];
    const down = row < one.length ? table[(row + 1) * width + column]! : -1;
    const right = column < other.length ? table[row * width + column + 1]! : -1;
    if (isSame) parts.push({ how: "same", entry: one[row]! });
    else if (down >= right) parts.push({ how: "removed", entry: one[row]! });
    else parts.push({ how: "added", entry: other[column]! });
    if (isSame || down >= right) row += 1;
    if (isSame || down < right) column += 1;
  }
  return parts;
};
