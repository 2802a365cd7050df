import type { Problem } from "../../model/problem.ts";

/** A position in a file, counted from 1. */
export type ProblemPosition = Pick<Problem, "file" | "line" | "column">;

const order = (a: ProblemPosition, b: ProblemPosition): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

/** The next problem after a position (or, with -1, the previous one), file by file, wrapping around at the end. */
export const nextProblem = (problems: readonly Problem[], from: ProblemPosition, way: 1 | -1): Problem | null => {
  const inOrder = problems.toSorted((a, b) => way * order(a, b));
  return inOrder.find((problem) => way * order(problem, from) > 0) ?? inOrder[0] ?? null;
};
