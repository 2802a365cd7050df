import type { EditCounts } from "./measure-edits.ts";

/** The figures of every check as a file of the engine, to be shown beside what a check finds. */
export const checkFiguresFile = (edits: EditCounts, fires: ReadonlyMap<string, number>): string => {
  const rows = [...fires.keys()].toSorted().map((check) => {
    const { edits: of, right } = edits.get(check) ?? { edits: 0, right: 0 };
    return `  ${check}: { right: ${right}, of: ${of}, speaks: ${Math.round(100 * (fires.get(check) ?? 0))} },`;
  });
  return [
    'import type { CheckId } from "../../../model/review/playbook.ts";',
    'import type { TestedAccuracy } from "../../../model/review/review.ts";',
    "",
    "/** How each check did on labeled contracts. Written by `npm run train`; see docs/review-quality.md. */",
    "export const checkFigures: { readonly [check in CheckId]?: TestedAccuracy } = {",
    ...rows,
    "};",
    "",
  ].join("\n");
};
