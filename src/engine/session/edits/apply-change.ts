import type { AnyBlock, Block, Clause, ClauseBlock, Inline, LegalDocument } from "../../../model/document.ts";
import type { Change, ClausePosition, WordLine, ClauseWording } from "../../../model/session/session-event.ts";
import { itemMark } from "../../../text/numbers/clause-number.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import { editSiblings, findUnit } from "./clause-units.ts";
import type { ClauseUnit } from "./clause-units.ts";
import { renumber } from "./renumber.ts";

/** A change of words. */
export type WordChange = Exclude<Change, { readonly op: "answers" }>;

type Scheme = LegalDocument["numbering"];

const text = (words: string): Inline => ({ type: "text", text: words });

/** "terms.text", then "terms.text2", "terms.text3". */
const blockId = (clause: string, name: string, count: number): string =>
  `${clause}.${name}${count === 1 ? "" : String(count)}`;

const writeLines = (id: string, level: number, lines: readonly WordLine[], scheme: Scheme): readonly ClauseBlock[] => {
  const blocks: ClauseBlock[] = [];
  let paragraphs = 0;
  let lists = 0;
  for (const { kind, content } of lines) {
    const last = blocks.at(-1);
    if (kind === "paragraph") {
      paragraphs += 1;
      blocks.push({ type: "paragraph", id: blockId(id, "text", paragraphs), content, fields: [] });
    } else if (last?.type === "list") {
      const items = [...last.items, { number: itemMark(scheme, level, last.items.length + 1), content }];
      blocks[blocks.length - 1] = { ...last, items };
    } else {
      lists += 1;
      const items = [{ number: itemMark(scheme, level, 1), content }];
      blocks.push({ type: "list", id: blockId(id, "items", lists), items });
    }
  }
  return blocks;
};

const reworded = (unit: ClauseUnit, { title, lines }: ClauseWording, scheme: Scheme): ClauseUnit => {
  if (unit.type !== "clause") {
    const content = lines.flatMap((line, index) => (index === 0 ? line.content : [text(" "), ...line.content]));
    return { ...unit, content };
  }
  const { title: before, ...rest } = unit;
  const isSameTitle = before !== undefined && inlineText(before) === title;
  const kept = unit.blocks.filter((block) => block.type === "clause" || block.type === "table");
  const blocks = [...writeLines(unit.id, unit.level, lines, scheme), ...kept];
  if (title === null) return { ...rest, blocks };
  return { ...rest, title: isSameTitle ? before : [text(title)], blocks };
};

const newClause = (id: string, level: number, { title, lines }: ClauseWording, scheme: Scheme): Clause => {
  const clause: Clause = {
    type: "clause",
    id,
    level,
    number: "",
    style: {},
    fields: [],
    blocks: writeLines(id, level, lines, scheme),
  };
  return title === null ? clause : { ...clause, title: [text(title)] };
};

const insertAt = (
  blocks: readonly AnyBlock[],
  { side, of }: ClausePosition,
  clause: Clause,
): readonly AnyBlock[] | null =>
  editSiblings(blocks, of, (siblings, at) => siblings.toSpliced(side === "after" ? at + 1 : at, 0, clause));

const remove = (blocks: readonly AnyBlock[], id: string): readonly AnyBlock[] | null =>
  editSiblings(blocks, id, (siblings, at) => siblings.toSpliced(at, 1));

const clauseAt = (document: LegalDocument, id: string): Clause | null => {
  const unit = findUnit(document, id);
  return unit?.type === "clause" ? unit : null;
};

const moved = (document: LegalDocument, id: string, to: ClausePosition): readonly AnyBlock[] | null => {
  const clause = clauseAt(document, id);
  const anchor = clauseAt(document, to.of);
  if (!clause || !anchor || clause.level !== anchor.level || id === to.of) return null;
  const without = remove(document.blocks, id);
  return without && insertAt(without, to, clause);
};

const changedBlocks = (document: LegalDocument, change: WordChange): readonly AnyBlock[] | null => {
  const { blocks, numbering } = document;
  switch (change.op) {
    case "replace": {
      const unit = findUnit(document, change.clause);
      if (!unit) return null;
      const next = reworded(unit, change.wording, numbering);
      return editSiblings(blocks, unit.id, (siblings, at) => siblings.with(at, next));
    }
    case "insert": {
      const anchor = clauseAt(document, change.to.of);
      // Refuses the id of any existing block; a later change of the new clause would otherwise replace that block.
      if (!anchor || editSiblings(blocks, change.clause, (siblings) => siblings)) return null;
      return insertAt(blocks, change.to, newClause(change.clause, anchor.level, change.wording, numbering));
    }
    case "delete":
      return clauseAt(document, change.clause) && remove(blocks, change.clause);
    case "move":
      return moved(document, change.clause, change.to);
  }
};

/** Whether a change of words fits the document. */
export const fitsDocument = (document: LegalDocument, change: WordChange): boolean =>
  changedBlocks(document, change) !== null;

/** The document after a change of words, numbered again; null if the change does not fit it. */
export const applyChange = (document: LegalDocument, change: WordChange): LegalDocument | null => {
  const blocks = changedBlocks(document, change);
  return blocks && renumber({ ...document, blocks: blocks as readonly Block[] });
};

/** The document after several changes, and those that do not fit it. */
export const applyChanges = (
  document: LegalDocument,
  changes: readonly WordChange[],
): { readonly document: LegalDocument; readonly lost: readonly WordChange[] } => {
  const lost: WordChange[] = [];
  let current = document;
  for (const change of changes) {
    const next = applyChange(current, change);
    if (next) current = next;
    else lost.push(change);
  }
  return { document: current, lost };
};
