import type { BenchRow } from "../row.ts";

const at = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error("nothing was measured");
  return found;
};

export const median = (figures: readonly number[]): number => at(figures, 0.5);

export const p95 = (figures: readonly number[]): number => at(figures, 0.95);

/** A row that holds ours against theirs. */
export const compared = (what: string, unit: string, ours: number, theirs: number, most: number): BenchRow => ({
  what,
  ours,
  unit,
  against: "page written by hand",
  theirs,
  ratio: ours / theirs,
  budget: `≤ ${most}×`,
  pass: ours / theirs <= most,
});
