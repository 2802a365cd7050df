/** What a diff says of an entry or a text: common to both sides, deleted from the first, or inserted in the second. */
export type DiffChange = "equal" | "delete" | "insert";

/** An entry of a diff of two sequences. */
export type SequencePart = { readonly change: DiffChange; readonly entry: string };

/** Unit: pairs of entries. Each takes two bytes, so a diff takes 8 MB and about 20 ms at most. */
const DEFAULT_MAX_PAIRS = 4_000_000;

/** The lengths of the longest common subsequence from each pair of positions, row by row. */
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

const all = (change: DiffChange, entries: readonly string[]): readonly SequencePart[] =>
  entries.map((entry) => ({ change, entry }));

/**
 * The changes from one sequence to another by their longest common subsequence. At a place where both changed, what was
 * deleted comes before what was inserted. With more than `maxPairs` pairs of entries, the whole first sequence is deleted
 * and the whole second one inserted.
 *
 * Example: sequenceDiff(["a", "b"], ["a", "c"]) is equal "a", delete "b", insert "c"
 */
export const sequenceDiff = (
  one: readonly string[],
  other: readonly string[],
  maxPairs = DEFAULT_MAX_PAIRS,
): readonly SequencePart[] => {
  if (one.length * other.length > maxPairs) return [...all("delete", one), ...all("insert", other)];
  const table = lengths(one, other);
  const width = other.length + 1;
  const parts: SequencePart[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const isSame = row < one.length && column < other.length && one[row] === other[column];
    const down = row < one.length ? table[(row + 1) * width + column]! : -1;
    const right = column < other.length ? table[row * width + column + 1]! : -1;
    if (isSame) parts.push({ change: "equal", entry: one[row]! });
    else if (down >= right) parts.push({ change: "delete", entry: one[row]! });
    else parts.push({ change: "insert", entry: other[column]! });
    if (isSame || down >= right) row += 1;
    if (isSame || down < right) column += 1;
  }
  return parts;
};
