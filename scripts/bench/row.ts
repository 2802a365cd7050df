/** One line of the benchmark: what was measured, what it is compared with, and its budget. */
export type BenchRow = {
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  /** Name and figure that the same run measured for comparison. */
  readonly against?: string;
  readonly theirs?: number;
  readonly ratio?: number;
  /** Other pages or libraries of the same run, as multiples of `theirs`. */
  readonly others?: readonly { readonly name: string; readonly ratio: number }[];
  readonly budget: string;
  readonly pass: boolean;
};
