/** A pair of positions in two lists, with its weight. */
export type WeightedPair = { readonly before: number; readonly after: number; readonly weight: number };

/** The heaviest choice of pairs that are in the same order in both lists; `pairs` are sorted by `after`. */
export const heaviestIncreasingSubsequence = <P extends WeightedPair>(pairs: readonly P[]): readonly P[] => {
  const ranks = new Map(
    pairs
      .map(({ before }) => before)
      .toSorted((a, b) => a - b)
      .map((at, rank) => [at, rank + 1]),
  );
  // A Fenwick tree over the ranks of `before`: the index of the pair that ends the heaviest sequence up to each rank.
  const tree = new Int32Array(ranks.size + 1).fill(-1);
  const total = new Float64Array(pairs.length);
  const previous = new Int32Array(pairs.length).fill(-1);
  const heavier = (one: number, other: number): number =>
    one < 0 || (other >= 0 && total[other]! > total[one]!) ? other : one;
  let last = -1;
  for (const [index, { before, weight }] of pairs.entries()) {
    const rank = ranks.get(before) ?? 0;
    let best = -1;
    for (let at = rank - 1; at > 0; at -= at & -at) best = heavier(best, tree[at]!);
    previous[index] = best;
    total[index] = weight + (best < 0 ? 0 : total[best]!);
    for (let at = rank; at < tree.length; at += at & -at) tree[at] = heavier(tree[at]!, index);
    last = heavier(last, index);
  }
  const run: P[] = [];
  for (let index = last; index >= 0; index = previous[index]!) run.push(pairs[index]!);
  return run.toReversed();
};
