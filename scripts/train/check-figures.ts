import type { EditCounts } from "./measure-edits.ts";

/** The figures of every check as a file of the engine, to be shown beside what a check finds. */
export const checkFiguresFile = (edits: EditCounts, fires: ReadonlyMap<string, number>): string => {
  const rows = [...fires.keys()].toSorted().map((check) => {
    const { edits: of, right } = edits.get(check) ?? { edits: 0, right: 0 };
    return `  ${check}: { right: ${right}, of: ${of}, speaks: ${Math.round(100 * (fires.get(check) ?? 0))} },`;
  });
  return [
    'import type { CheckId } from "../../../model/playbook.ts";',
    'import type { Tested } from "../../../model/review.ts";',
    "",
    "/** How each check did on labelled contracts. Written by `npm run train`; see docs/review-quality.md. */",
    "export const checkFigures: { readonly [check in CheckId]?: Tested } = {",
    ...rows,
    "};",
    "",
  ].join("\n");
};
