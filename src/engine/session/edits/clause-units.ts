import type {
  AnyBlock,
  Block,
  BlockOf,
  Clause,
  Inline,
  LegalDocument,
  SignatureLine,
} from "../../../model/document.ts";
import type { WordLine, ClauseWording } from "../../../model/session/session-event.ts";
import { innerBlocks, withInnerBlocks } from "../../../text/inner-blocks.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";

/** A part of the document whose words can be changed. */
export type ClauseUnit = Clause | BlockOf<"recital"> | BlockOf<"paragraph">;

const unitsIn = (blocks: readonly AnyBlock[], isInClause: boolean, into: ClauseUnit[] = []): ClauseUnit[] => {
  for (const block of blocks) {
    // The paragraphs of a clause are changed with the clause.
    const isUnit = block.type === "clause" || block.type === "recital" || (block.type === "paragraph" && !isInClause);
    if (isUnit) into.push(block);
    unitsIn(innerBlocks(block), block.type === "clause", into);
  }
  return into;
};

type Units = { readonly list: readonly ClauseUnit[]; readonly byId: ReadonlyMap<string, ClauseUnit> };

// Cached, because many entries of a log concern the same version of the document.
const known = new WeakMap<LegalDocument, Units>();

const unitsOf = (document: LegalDocument): Units => {
  const found = known.get(document);
  if (found) return found;
  const list = unitsIn(document.blocks, false);
  // In reverse order, so that the first of two blocks with the same id wins.
  const units = { list, byId: new Map(list.toReversed().map((unit) => [unit.id, unit])) };
  known.set(document, units);
  return units;
};

/** Every clause, recital and unnumbered paragraph, in order. */
export const listUnits = (document: LegalDocument): readonly ClauseUnit[] => unitsOf(document).list;

/** The unit with that id. */
export const findUnit = (document: LegalDocument, id: string): ClauseUnit | undefined => unitsOf(document).byId.get(id);

const linesOf = (block: AnyBlock): readonly WordLine[] => {
  if (block.type === "paragraph") return [{ kind: "paragraph", content: block.content }];
  return block.type === "list" ? block.items.map(({ content }) => ({ kind: "item" as const, content })) : [];
};

/** The words of a unit; tables and clauses inside it are not part of them. */
export const wordingOf = (unit: ClauseUnit): ClauseWording => {
  if (unit.type !== "clause") return { title: null, lines: [{ kind: "paragraph", content: unit.content }] };
  return { title: unit.title ? inlineText(unit.title) : null, lines: unit.blocks.flatMap(linesOf) };
};

/** The words of a unit as one text, a line for each paragraph and item. */
export const wordingText = ({ title, lines }: ClauseWording): string =>
  [...(title === null ? [] : [title]), ...lines.map(({ content }) => inlineText(content))].join("\n");

type Siblings = readonly AnyBlock[];

/** The blocks after `edit` has changed the list that contains the block with this id; null if no block has it. */
export const editSiblings = (
  blocks: Siblings,
  id: string,
  edit: (siblings: Siblings, at: number) => Siblings,
): Siblings | null => {
  const at = blocks.findIndex((block) => "id" in block && block.id === id);
  if (at >= 0) return edit(blocks, at);
  for (const [index, block] of blocks.entries()) {
    const inside = editSiblings(innerBlocks(block), id, edit);
    if (inside) return blocks.with(index, withInnerBlocks(block, inside));
  }
  return null;
};

type Lines = (line: readonly Inline[]) => readonly Inline[];

const mapSignatureLine = (line: SignatureLine, change: Lines): SignatureLine =>
  line.type === "text" ? { ...line, content: change(line.content) } : line;

/** A block with every printed line of it changed; labels of lines to write on are plain words and stay. */
export const mapLines = <B extends AnyBlock>(block: B, change: Lines): B => mapped(block, change) as B;

const mapped = (block: AnyBlock, change: Lines): AnyBlock => {
  switch (block.type) {
    case "title":
    case "heading":
    case "part":
    case "paragraph":
    case "recital":
      return { ...block, content: change(block.content) };
    case "list":
      return { ...block, items: block.items.map((item) => ({ ...item, content: change(item.content) })) };
    case "table": {
      const columns = block.columns.map((column) => ({ ...column, title: change(column.title) }));
      const whole = { ...block, columns, rows: block.rows.map((row) => row.map(change)) };
      return block.total ? { ...whole, total: block.total.map(change) } : whole;
    }
    case "clause": {
      const blocks = block.blocks.map((each) => mapLines(each, change));
      return block.title ? { ...block, title: change(block.title), blocks } : { ...block, blocks };
    }
    case "schedule":
      return {
        ...block,
        title: change(block.title),
        blocks: block.blocks.map((each: Block) => mapLines(each, change)),
      };
    case "notarial": {
      const lines = block.lines.map((line) => mapSignatureLine(line, change));
      const whole = { ...block, paragraphs: block.paragraphs.map(change), lines };
      return block.notice ? { ...whole, notice: change(block.notice) } : whole;
    }
    case "signature": {
      const whole = { ...block, lines: block.lines.map((line) => mapSignatureLine(line, change)) };
      return block.heading ? { ...whole, heading: change(block.heading) } : whole;
    }
    case "pageBreak":
      return block;
  }
};
