/**
 * The index of the first entry that is not before a point, found by halving; the length if all are before it.
 *
 * `isBefore` must be true for the entries up to some index and false from there on.
 * Example: in [1, 4, 4, 9], the first that is not less than 4 is at 1
 */
export const partitionPoint = <T>(list: readonly T[], isBefore: (entry: T) => boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};
