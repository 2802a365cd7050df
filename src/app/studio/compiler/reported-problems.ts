import type { Problem } from "../../../model/problem.ts";
import type { VerifiedBuild, PreviewBuild } from "./compiler-messages.ts";

const keyOf = ({ file, line, column, code, message }: Problem): string =>
  [file, line, column, code, message].join("\n");

/** Problems only verification finds: failing cases, and other files that depend on this one. */
export const verificationProblems = (verified: VerifiedBuild, { problems }: PreviewBuild): readonly Problem[] => {
  const known = new Set(problems.map(keyOf));
  return verified.problems.filter((problem) => !known.has(keyOf(problem)));
};

/**
 * The problems to show, those of the open file first.
 *
 * Verification results stay until newer ones arrive, so that the list does not flicker with every keystroke. A file
 * with errors is not verified, so only its own problems are shown.
 */
export const reportedProblems = (
  preview: PreviewBuild | null,
  verifierProblems: readonly Problem[],
): readonly Problem[] => {
  if (!preview) return verifierProblems;
  const { path, problems } = preview;
  const broken = new Set(problems.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])));
  const all = [...problems, ...verifierProblems.filter(({ file }) => !broken.has(file))];
  const own = all.filter(({ file }) => file === path).toSorted((a, b) => a.line - b.line || a.column - b.column);
  return [...own, ...all.filter(({ file }) => file !== path)];
};
