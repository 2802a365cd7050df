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

/** A numbered clause with everything in it. */
export const writeClause = (picked: PickedClause, writing: WriteContext): Clause => {
  const { clause, id, level, scope, number } = picked;
  const blocks: ClauseBlock[] = [];
  if (picked.picked) blocks.push(...writeBody(id, picked.picked, level, scope, writing));
  if (clause.table && picked.hasTable) blocks.push(writeTable(id, clause.table, scope, writing));
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
