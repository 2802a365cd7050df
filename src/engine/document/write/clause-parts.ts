import type { Block } from "../../../model/document.ts";
import type { LinkedClause } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { PickedClause } from "../plan/select-clauses.ts";
import { writeClause } from "./write-clause.ts";
import type { WriteContext } from "./write-context.ts";

/** The first clause of each clause's chapter, by catalog id; clauses before the first chapter have none. */
const chapters = (clauses: readonly LinkedClause[]): ReadonlyMap<string, LinkedClause> => {
  const of = new Map<string, LinkedClause>();
  let current: LinkedClause | null = null;
  for (const clause of clauses) {
    if (clause.part) current = clause;
    if (current) of.set(clause.id, current);
  }
  return of;
};

/**
 * A writer for each printed clause, which adds the heading of the chapter that begins with it; a chapter without printed
 * clauses has no heading.
 */
export const clauseParts = (
  plan: readonly LinkedClause[],
  clauses: readonly PickedClause[],
  scope: RowScope,
  writing: WriteContext,
): readonly (() => readonly Block[])[] => {
  const { partNumber, part } = writing.words;
  const [before, after] = part;
  const chapterOf = chapters(plan);
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
