const at = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error("nothing was measured");
  return found;
};

export const median = (figures: readonly number[]): number => at(figures, 0.5);

export const p95 = (figures: readonly number[]): number => at(figures, 0.95);
