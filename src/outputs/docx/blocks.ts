import { TextRun } from "docx";
import type { FileChild } from "docx";
import type { AnyBlock, Clause, Inline } from "../../model/document.ts";
import { keepWithNext, endsBeforeSignatures } from "../layout/keep-together.ts";
import { bodyIndent, itemIndent } from "../layout/layout.ts";
import { clauseWriter, writeBlock } from "../layout/writers.ts";
import type { Writers } from "../layout/writers.ts";
import { paragraph } from "./paragraphs.ts";
import type { DocxContext, ParagraphExtras } from "./paragraphs.ts";
import { notarialBlock, signatureBlock } from "./signatures.ts";
import { STYLE } from "./style-ids.ts";
import { tableBlock } from "./tables.ts";

/**
 * State of a block: level and weight of the enclosing clause, whether it is kept with the next block, and whether its end
 * must share a page with the signatures that follow (`joinsSignatures`).
 */
type State = {
  readonly context: DocxContext;
  readonly level: number;
  readonly bold: boolean;
  /** Size of the type where it is not the style's. Unit: points. */
  readonly size?: number | undefined;
  readonly keepNext: boolean;
  readonly joinsSignatures: boolean;
};

type Children = readonly FileChild[];

/** The blocks of a document as Word paragraphs and tables. */
export const documentChildren = (blocks: readonly AnyBlock[], context: DocxContext): Children =>
  writeAll(blocks, { context, level: 0, bold: false, keepNext: false, joinsSignatures: false });

function writeAll(blocks: readonly AnyBlock[], state: State): Children {
  const kept = keepWithNext(blocks, state.context.style);
  const joinsSignatures = endsBeforeSignatures(blocks, kept, state.joinsSignatures);
  return blocks.flatMap((block, index) => {
    const own = { ...state, keepNext: kept[index]!, joinsSignatures: joinsSignatures[index]! };
    const written = writeBlock(writers, block, own);
    if ("id" in block) noteBlock(state.context, written, block.id);
    return written;
  });
}

/** Inner blocks are noted first, so that a clause gets only what is its own. */
const noteBlock = ({ blockOf }: DocxContext, written: Children, id: string): void => {
  for (const child of written) if (!blockOf.has(child)) blockOf.set(child, id);
};

const clause = clauseWriter<State, Children>(
  {
    conspicuous: (isBold, state) => ({ ...state, bold: isBold || state.bold }),
    minSize: (size, state) => (size > state.context.style.body.size ? { ...state, size } : state),
  },
  (block, styled) => {
    const inner = { ...styled, level: block.level };
    if (!block.title) return untitledClause(block, inner);
    return [
      opening(block, STYLE.heading(block.level), block.title, {
        ...inner,
        size: undefined,
        keepNext: false,
        joinsSignatures: false,
      }),
      ...writeAll(block.blocks, inner),
    ];
  },
);

const writers: Writers<State, Children> = {
  title: (block, { context }) => [paragraph(context, STYLE.title, block.content)],
  heading: (block, { context }) => [paragraph(context, STYLE.section, block.content)],
  part: (block, { context }) => [
    paragraph(context, STYLE.part, block.content, { number: context.counted.get(block.id) }),
  ],
  paragraph: (block, { context, level, bold, size, keepNext, joinsSignatures }) => [
    paragraph(context, STYLE.clauseText(level), block.content, {
      bold,
      size,
      keepNext: keepNext || joinsSignatures,
      ...leading(context, keepNext),
    }),
  ],
  recital: (block, { context }) => [
    paragraph(context, STYLE.recital, block.content, { number: context.counted.get(block.id) }),
  ],
  clause,
  list: (block, { context, level, bold, size, joinsSignatures }) => {
    const printed = block.items.map((item) => item.number);
    const numbers = context.lists.items(level, printed, itemIndent(context.numbering, level, context.style));
    return block.items.map((item, index) => {
      const isLast = index === block.items.length - 1;
      const after = isLast ? { after: context.style.body.spacing } : {};
      const keepNext = joinsSignatures && index >= block.items.length - 2;
      return paragraph(context, STYLE.item, item.content, { bold, size, keepNext, number: numbers[index], ...after });
    });
  },
  table: (block, { context, level, joinsSignatures }) =>
    tableBlock(context, block, bodyIndent(context.numbering, level, context.style), joinsSignatures),
  schedule: (block, state) => {
    const lead = block.title.length > 0 ? [new TextRun({ break: 1 })] : [];
    const number = state.context.counted.get(block.id);
    const heading = paragraph(state.context, STYLE.schedule, block.title, { number, place: block.id, lead });
    return [heading, ...writeAll(block.blocks, { ...state, level: 0 })];
  },
  signature: (block, { context, keepNext }) => signatureBlock(context, block, keepNext),
  notarial: (block, { context, keepNext }) => notarialBlock(context, block, keepNext),
  pageBreak: (_, { context }) => {
    context.pageBreak = true;
    return [];
  },
};

/** A clause without a title: its number precedes its first paragraph. */
function untitledClause(block: Clause, inner: State): Children {
  const [first, ...rest] = block.blocks;
  const starts = first?.type === "paragraph";
  const style = block.number === "" ? STYLE.clauseText(block.level) : STYLE.clause(block.level);
  const keepNext = !starts || keepWithNext(block.blocks, inner.context.style)[0]!;
  const joinsSignatures = inner.joinsSignatures && starts && rest.length === 0;
  const lead = opening(block, style, starts ? first.content : [], { ...inner, keepNext, joinsSignatures });
  return [lead, ...writeAll(starts ? rest : block.blocks, inner)];
}

/** A paragraph that introduces a list has less space after it. */
const leading = (context: DocxContext, keepNext: boolean): ParagraphExtras =>
  keepNext ? { after: context.style.body.spacing / 2 } : {};

/** The paragraph with a clause's number and bookmark. */
function opening(block: Clause, style: string, content: readonly Inline[], state: State): FileChild {
  const { context, bold, size, keepNext, joinsSignatures } = state;
  // A titled clause is numbered by its style unless numbering is suppressed; a text style has no number.
  const none = block.title ? false : undefined;
  const number = block.number === "" ? none : context.lists.clause(block.level, block.number);
  return paragraph(context, style, content, {
    number,
    place: block.id,
    bold,
    size,
    keepNext: keepNext || joinsSignatures,
    ...leading(context, keepNext),
  });
}
