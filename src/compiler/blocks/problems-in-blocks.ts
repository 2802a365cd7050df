import type { Problem } from "../../model/problem.ts";
import type { YamlFile } from "../position/yaml-file.ts";
import type { Report } from "../problems/problem.ts";

/** Creates a report that adds the name of the document to a problem in the file of a block that the document uses. */
export const reportForDocument =
  (id: string, own: readonly YamlFile[], report: Report): Report =>
  (code, range, message, suggestion) =>
    report(code, range, own.includes(range.file) ? message : `${message} Used by ${id}.`, suggestion);

const locationOf = ({ file, line, column, code }: Problem): string => `${file}:${line}:${column} ${code}`;

/** Problems without those that the verification of a block has reported at the same place. */
export const withoutProblemsOfBlocks = (
  problems: readonly Problem[],
  ofBlocks: readonly Problem[],
): readonly Problem[] => {
  const known = new Set(ofBlocks.map(locationOf));
  return known.size === 0 ? problems : problems.filter((problem) => !known.has(locationOf(problem)));
};
