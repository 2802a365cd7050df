import type { Problem } from "../../../src/model/problem.ts";

/**
 * The problem to show an author first; null when there is no error.
 *
 * An error in one file may surface in files that depend on it, so the saved file comes first. A lower code is nearer to
 * the cause: syntax, then shape, then meaning, then cases.
 */
export const firstProblemToShow = (problems: readonly Problem[], saved: string): Problem | null => {
  const errors = problems
    .filter(({ severity }) => severity === "error")
    .toSorted((a, b) => Number(a.code.slice(2)) - Number(b.code.slice(2)));
  return errors.find((problem) => problem.file === saved) ?? errors[0] ?? null;
};

const restOf = (others: number): readonly string[] => {
  if (others === 0) return [];
  const more = others === 1 ? "1 more error" : `${others} more errors`;
  return [`${more}. To see all, run: npm run -s catalog -- check`];
};

/** The message with which Vite lays a problem over the page, and how many errors there are in addition. */
export const problemOverlay = (problem: Problem, others: number): object => ({
  type: "error",
  err: {
    plugin: "catalog",
    message: [
      `${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`,
      ...(problem.suggestion ? [problem.suggestion] : []),
      ...restOf(others),
    ].join("\n"),
    frame: problem.frame ?? "",
    id: problem.file,
    loc: { file: problem.file, line: problem.line, column: problem.column },
    stack: "",
  },
});
