import type { Problem } from "../src/model/problem.ts";

/**
 * The problem an author is told first; null when there is no error.
 *
 * A slip in one file may show in those that build on it: the saved one is where to look. The lower its code, the nearer
 * a problem is to its cause: signs, then shape, then meaning, then cases.
 */
export const firstToTell = (problems: readonly Problem[], saved: string): Problem | null => {
  const errors = problems
    .filter(({ severity }) => severity === "error")
    .toSorted((a, b) => Number(a.code.slice(2)) - Number(b.code.slice(2)));
  return errors.find((problem) => problem.file === saved) ?? errors[0] ?? null;
};

/** The message with which Vite lays a problem over the page. */
export const problemOverlay = (problem: Problem): object => ({
  type: "error",
  err: {
    plugin: "catalog",
    message: [
      `${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`,
      ...(problem.suggestion ? [problem.suggestion] : []),
    ].join("\n"),
    frame: problem.frame ?? "",
    id: problem.file,
    loc: { file: problem.file, line: problem.line, column: problem.column },
    stack: "",
  },
});
