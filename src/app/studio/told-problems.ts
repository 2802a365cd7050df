import type { Problem } from "../../model/problem.ts";
import type { Proved, Sketched } from "./messages.ts";

const keyOf = ({ file, line, column, code, message }: Problem): string =>
  [file, line, column, code, message].join("\n");

/** What only the proof found: cases that fail, and other files that build on this one. */
export const foundLate = (proved: Proved, { problems }: Sketched): readonly Problem[] => {
  const known = new Set(problems.map(keyOf));
  return proved.problems.filter((problem) => !known.has(keyOf(problem)));
};

/**
 * The problems to tell, those of the open file first.
 *
 * What the last proof found late stands until the next one is there, so that the list does not come and go with every
 * key; a file with errors has no proof, and its own problems are all there is to say.
 */
export const toldProblems = (sketched: Sketched | null, late: readonly Problem[]): readonly Problem[] => {
  if (!sketched) return late;
  const { path, problems } = sketched;
  const broken = new Set(problems.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])));
  const all = [...problems, ...late.filter(({ file }) => !broken.has(file))];
  const own = all.filter(({ file }) => file === path).toSorted((a, b) => a.line - b.line || a.column - b.column);
  return [...own, ...all.filter(({ file }) => file !== path)];
};
