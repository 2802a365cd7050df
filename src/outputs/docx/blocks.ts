import { TextRun } from "docx";
import type { FileChild } from "docx";
import type { Clause, Inline } from "../../model/document.ts";
import { keptWithNext, metBySigning } from "../keep.ts";
import { bodyIndent, itemIndent } from "../layout.ts";
import { writeBlock } from "../writers.ts";
import type { AnyBlock, Writers } from "../writers.ts";
import { paragraph } from "./paragraphs.ts";
import type { Desk, ParagraphExtras } from "./paragraphs.ts";
import { notarialBlock, signatureBlock } from "./signatures.ts";
import { STYLE } from "./style-ids.ts";
import { tableBlock } from "./tables.ts";

/**
 * Where a block stands: the level of the clause around it, whether that is in bold, whether it leads into the next, and
 * whether signatures come next, which its end must share a page with.
 */
type State = {
  readonly desk: Desk;
  readonly level: number;
  readonly bold: boolean;
  readonly keepNext: boolean;
  readonly last: boolean;
};

type Children = readonly FileChild[];

/** The blocks of a document as Word paragraphs and tables. */
export const documentChildren = (blocks: readonly AnyBlock[], desk: Desk): Children =>
  writeAll(blocks, { desk, level: 0, bold: false, keepNext: false, last: false });

function writeAll(blocks: readonly AnyBlock[], state: State): Children {
  const kept = keptWithNext(blocks, state.desk.style);
  const met = metBySigning(blocks, kept, state.last);
  return blocks.flatMap((block, index) =>
    writeBlock(writers, block, { ...state, keepNext: kept[index]!, last: met[index]! }),
  );
}

const writers: Writers<State, Children> = {
  title: (block, { desk }) => [paragraph(desk, STYLE.title, block.content)],
  heading: (block, { desk }) => [paragraph(desk, STYLE.section, block.content)],
  part: (block, { desk }) => [paragraph(desk, STYLE.part, block.content, { number: desk.counted.get(block.id) })],
  paragraph: (block, { desk, level, bold, keepNext, last }) => [
    paragraph(desk, STYLE.clauseText(level), block.content, {
      bold,
      keepNext: keepNext || last,
      ...leading(desk, keepNext),
    }),
  ],
  recital: (block, { desk }) => [paragraph(desk, STYLE.recital, block.content, { number: desk.counted.get(block.id) })],
  clause: (block, state) => {
    const inside = { ...state, level: block.level, bold: block.conspicuous || state.bold };
    if (!block.title) return untitledClause(block, inside);
    return [
      opening(block, STYLE.heading(block.level), block.title, { ...inside, keepNext: false, last: false }),
      ...writeAll(block.blocks, inside),
    ];
  },
  list: (block, { desk, level, bold, last }) => {
    const printed = block.items.map((item) => item.number);
    const numbers = desk.lists.items(level, printed, itemIndent(desk.numbering, level, desk.style));
    return block.items.map((item, index) => {
      const isLast = index === block.items.length - 1;
      const after = isLast ? { after: desk.style.body.spacing } : {};
      const keepNext = last && index >= block.items.length - 2;
      return paragraph(desk, STYLE.item, item.content, { bold, keepNext, number: numbers[index], ...after });
    });
  },
  table: (block, { desk, level, last }) => tableBlock(desk, block, bodyIndent(desk.numbering, level, desk.style), last),
  schedule: (block, state) => {
    const lead = block.title.length > 0 ? [new TextRun({ break: 1 })] : [];
    const number = state.desk.counted.get(block.id);
    const heading = paragraph(state.desk, STYLE.schedule, block.title, { number, place: block.id, lead });
    return [heading, ...writeAll(block.blocks, { ...state, level: 0 })];
  },
  signature: (block, { desk, keepNext }) => signatureBlock(desk, block, keepNext),
  notarial: (block, { desk, keepNext }) => notarialBlock(desk, block, keepNext),
  pageBreak: (_, { desk }) => {
    desk.pageBreak = true;
    return [];
  },
};

/** A clause without a title: its number stands before its first paragraph. */
function untitledClause(block: Clause, inside: State): Children {
  const [first, ...rest] = block.blocks;
  const starts = first?.type === "paragraph";
  const style = block.number === "" ? STYLE.clauseText(block.level) : STYLE.clause(block.level);
  const keepNext = !starts || keptWithNext(block.blocks, inside.desk.style)[0]!;
  const last = inside.last && starts && rest.length === 0;
  const lead = opening(block, style, starts ? first.content : [], { ...inside, keepNext, last });
  return [lead, ...writeAll(starts ? rest : block.blocks, inside)];
}

/** Words that lead into a list stand closer to it. */
const leading = (desk: Desk, keepNext: boolean): ParagraphExtras =>
  keepNext ? { after: desk.style.body.spacing / 2 } : {};

/** The paragraph that carries a clause's number and its bookmark. */
function opening(block: Clause, style: string, content: readonly Inline[], state: State): FileChild {
  const { desk, bold, keepNext, last } = state;
  // The style of a titled clause would number it; one for text does not.
  const none = block.title ? false : undefined;
  const number = block.number === "" ? none : desk.lists.clause(block.level, block.number);
  return paragraph(desk, style, content, {
    number,
    place: block.id,
    bold,
    keepNext: keepNext || last,
    ...leading(desk, keepNext),
  });
}
