import type { Block } from "../../../model/document.ts";
import type { LinkedClause, LinkedPlan } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { PickedClause } from "../plan/select-clauses.ts";
import { writeClause } from "./write-clause.ts";
import type { WriteContext } from "./write-context.ts";

/**
 * A writer for each printed clause, which adds the heading of the chapter that begins with it; a chapter without printed
 * clauses has no heading.
 */
export const clauseParts = (
  { chapterOf }: LinkedPlan,
  clauses: readonly PickedClause[],
  scope: RowScope,
  writing: WriteContext,
): readonly (() => readonly Block[])[] => {
  const { partNumber, part } = writing.words;
  const [before, after] = part;
  let count = 0;
  let open: LinkedClause | undefined;
  return clauses.map((clause) => {
    const chapter = chapterOf.get(clause.clause.id);
    const isFirst = chapter !== open;
    open = chapter;
    const title = chapter?.part;
    if (!chapter || !title || !isFirst) return () => [writeClause(clause, writing)];
    count += 1;
    const number = partNumber(count);
    const heading = { type: "part", id: `${chapter.id}.part`, number, label: before + number + after } as const;
    return () => [{ ...heading, content: title.fill(scope) }, writeClause(clause, writing)];
  });
};
