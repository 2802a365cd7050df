import type { Block } from "../../model/document.ts";
import type { LinkedClause } from "./linked-plan.ts";
import type { Scope } from "./scope.ts";
import type { PickedClause } from "./select.ts";
import { writeClause } from "./write-clause.ts";
import type { Writing } from "./writing.ts";

/** The clause each clause's chapter begins with, by catalog id; nothing stands there before the first chapter. */
const chapters = (clauses: readonly LinkedClause[]): ReadonlyMap<string, LinkedClause> => {
  const of = new Map<string, LinkedClause>();
  let current: LinkedClause | null = null;
  for (const clause of clauses) {
    if (clause.part) current = clause;
    if (current) of.set(clause.id, current);
  }
  return of;
};

/** The clauses that are printed, each chapter with its heading; a chapter of which nothing is printed has none. */
export const writeParts = (
  plan: readonly LinkedClause[],
  clauses: readonly PickedClause[],
  scope: Scope,
  writing: Writing,
): readonly Block[] => {
  const { partNumber, part } = writing.words;
  const chapterOf = chapters(plan);
  const blocks: Block[] = [];
  let count = 0;
  let open: LinkedClause | undefined;
  for (const clause of clauses) {
    const chapter = chapterOf.get(clause.clause.id);
    if (chapter?.part && chapter !== open) {
      count += 1;
      const number = partNumber(count);
      const [before, after] = part;
      const label = before + number + after;
      blocks.push({ type: "part", id: `${chapter.id}.part`, number, label, content: chapter.part.fill(scope) });
    }
    open = chapter;
    blocks.push(writeClause(clause, writing));
  }
  return blocks;
};
