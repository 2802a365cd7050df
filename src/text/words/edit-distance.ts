type Costs = {
  /** The greatest distance of interest; a greater one is Infinity. */
  readonly most: number;
  /** Cost of another letter in the same place; by default 1. */
  readonly replacement?: number;
  /** Cost of two neighboring letters in the other order; by default 1. */
  readonly swap?: number;
};

/**
 * The edit distance of two words (optimal string alignment); an insertion or a deletion costs 1.
 *
 * Example: editDistance("form", "from", { most: 2 }) is 1
 */
export const editDistance = (a: string, b: string, { most, replacement = 1, swap = 1 }: Costs): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : replacement);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + swap : Infinity;
      row.push(Math.min(replaced, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    if (Math.min(...row) > most) return Infinity;
    rows.push(row);
  }
  const distance = rows[a.length]![b.length]!;
  return distance > most ? Infinity : distance;
};
