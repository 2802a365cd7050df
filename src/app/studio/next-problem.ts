import type { Problem } from "../../model/problem.ts";

/** A place in a file, counted from 1. */
export type Spot = Pick<Problem, "file" | "line" | "column">;

const order = (a: Spot, b: Spot): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

/** The problem after a place (or, with -1, before it), file after file; after the last one follows the first. */
export const nextProblem = (problems: readonly Problem[], from: Spot, way: 1 | -1): Problem | null => {
  const inOrder = problems.toSorted((a, b) => way * order(a, b));
  return inOrder.find((problem) => way * order(problem, from) > 0) ?? inOrder[0] ?? null;
};
