import type { Problem } from "../../../src/model/problem.ts";

const codeNumber = ({ code }: Problem): number => Number(code.slice(2));

/**
 * The problems in the order in which an author repairs them: errors before warnings, the file saved last first, and in each
 * file the one nearest to the cause first, which has the lowest code: syntax, then shape, then meaning, then cases.
 *
 * `saved` are the paths of saved files, the latest first. An error in one file may surface in files that depend on it.
 */
export const orderProblems = (problems: readonly Problem[], saved: readonly string[]): readonly Problem[] => {
  const age = ({ file }: Problem): number => {
    const offset = saved.indexOf(file);
    return offset < 0 ? saved.length : offset;
  };
  const severity = (problem: Problem): number => (problem.severity === "error" ? 0 : 1);
  return problems.toSorted((a, b) => severity(a) - severity(b) || age(a) - age(b) || codeNumber(a) - codeNumber(b));
};
