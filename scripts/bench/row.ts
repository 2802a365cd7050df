/** One line of the benchmark: what was measured, beside what, and the budget it keeps or misses. */
export type BenchRow = {
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  /** Name and figure of what the same run measured beside it. */
  readonly against?: string;
  readonly theirs?: number;
  readonly ratio?: number;
  readonly budget: string;
  readonly pass: boolean;
};
