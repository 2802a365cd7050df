import type { Clause, ClauseBlock, Inline } from "../../../model/document.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import { pathsAt } from "../plan/row-scope.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { PickedClause } from "../plan/select-clauses.ts";
import { writeBody } from "./write-body.ts";
import { writeTable } from "./write-table.ts";
import type { WriteContext } from "./write-context.ts";

const writeTitle = (title: LinkedText, scope: RowScope, { words }: WriteContext): readonly Inline[] => {
  const [before, after] = words.clauseTitle;
  const content = title.fill(scope);
  if (before === "" && after === "") return content;
  return [{ type: "text", text: before }, ...content, { type: "text", text: after }];
};

/** The text and the table of a clause. */
const writeOwn = ({ clause, id, picked, hasTable, scope }: PickedClause, level: number, writing: WriteContext) => {
  const blocks: ClauseBlock[] = [];
  if (picked) blocks.push(...writeBody(id, picked, level, scope, writing));
  if (clause.table && hasTable) blocks.push(writeTable(id, clause.table, scope, writing));
  return blocks;
};

/** The text of a section as its first numbered paragraph. */
const writeOpening = (picked: PickedClause, number: string, writing: WriteContext): Clause => ({
  type: "clause",
  id: `${picked.id}.opening`,
  level: picked.level + 1,
  number,
  style: {},
  fields: pathsAt(picked.scope, picked.clause.fields),
  blocks: writeOwn(picked, picked.level + 1, writing),
});

/** A numbered clause with everything in it. */
export const writeClause = (picked: PickedClause, writing: WriteContext): Clause => {
  const { clause, id, level, scope, number, opening } = picked;
  const blocks: ClauseBlock[] =
    opening === null ? writeOwn(picked, level, writing) : [writeOpening(picked, opening, writing)];
  for (const child of picked.children) blocks.push(writeClause(child, writing));
  return {
    type: "clause",
    id,
    level,
    number,
    title: clause.title ? writeTitle(clause.title, scope, writing) : undefined,
    plain: clause.plain ? inlineText(clause.plain.fill(scope)) : undefined,
    style: clause.style,
    fields: pathsAt(scope, clause.fields),
    blocks,
  };
};
