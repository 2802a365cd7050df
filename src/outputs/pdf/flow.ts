import type { AnyBlock, Clause, Inline, LegalDocument } from "../../model/document.ts";
import { keepWithNext, endsBeforeSignatures } from "../layout/keep-together.ts";
import { bodyIndent, clauseIndent, headingSize, itemIndent } from "../layout/layout.ts";
import type { Indent } from "../layout/layout.ts";
import { clauseWriter, writeBlock } from "../layout/writers.ts";
import type { Writers } from "../layout/writers.ts";
import type { Box, Tag } from "./boxes.ts";
import { notarialBoxes, signatureBoxes } from "./signature-boxes.ts";
import { tableBoxes } from "./table-boxes.ts";
import {
  withMinimumSize,
  tightLineHeight,
  headingStyle,
  numberedBox,
  bodyStyle,
  tagIn,
  textBox,
} from "./text-boxes.ts";
import type { BoxOptions, LayoutContext } from "./text-boxes.ts";

/**
 * State of a block: `tag` is the enclosing structure element, `heading` the level of headings, `hasParts` means that the
 * document has chapters, and `joinsSignatures` that the block's end must share a page with the signatures that follow.
 */
type State = {
  readonly context: LayoutContext;
  readonly numbering: LegalDocument["numbering"];
  readonly level: number;
  readonly heading: number;
  readonly hasParts: boolean;
  readonly bold: boolean;
  readonly keepNext: boolean;
  readonly joinsSignatures: boolean;
  readonly tag: Tag;
};

type Boxes = readonly Box[];

/** A document as boxes for pagination, with their structure tree. */
export function flowDocument(
  document: LegalDocument,
  context: LayoutContext,
): { readonly boxes: Boxes; readonly tag: Tag } {
  const tag: Tag = { type: "Document", children: [] };
  return { boxes: flowBlocks(document.blocks, document.numbering, context, tag), tag };
}

/** Blocks as boxes inside a structure element. */
export function flowBlocks(
  blocks: readonly AnyBlock[],
  numbering: LegalDocument["numbering"],
  context: LayoutContext,
  tag: Tag,
): Boxes {
  const hasParts = blocks.some(({ type }) => type === "part");
  const state = {
    context,
    numbering,
    level: 0,
    heading: 2,
    hasParts,
    bold: false,
    keepNext: false,
    joinsSignatures: false,
    tag,
  };
  return writeAll(blocks, state);
}

function writeAll(blocks: readonly AnyBlock[], state: State): Boxes {
  const boxes: Box[] = [];
  let list: Tag | null = null;
  let startsPage = false;
  const kept = keepWithNext(blocks, state.context.style);
  const joinsSignatures = endsBeforeSignatures(blocks, kept, state.joinsSignatures);
  blocks.forEach((block, index) => {
    list = isListItem(block) ? (list ?? tagIn(state.tag, "L")) : null;
    const inner = {
      ...state,
      keepNext: kept[index]!,
      joinsSignatures: joinsSignatures[index]!,
      tag: list ?? state.tag,
    };
    const [first, ...rest] = writeBlock(writers, block, inner);
    if (first) boxes.push(startsPage ? { ...first, startsPage } : first, ...rest);
    startsPage = block.type === "pageBreak";
  });
  return boxes;
}

/** Consecutive numbered paragraphs are the items of one list. */
const isListItem = (block: AnyBlock): boolean =>
  block.type === "recital" || (block.type === "clause" && !block.title && block.number !== "");

const clause = clauseWriter<State, Boxes>(
  {
    conspicuous: (isBold, state) => ({ ...state, bold: isBold || state.bold }),
    minSize: (size, state) => ({ ...state, context: withMinimumSize(state.context, size) }),
  },
  (block, styled) => {
    const heading = styled.hasParts ? styled.heading + 1 : styled.heading;
    const inner = { ...styled, heading, hasParts: false, level: block.level };
    return block.title ? titledClause(block, block.title, inner) : untitledClause(block, inner);
  },
);

const writers: Writers<State, Boxes> = {
  title: (block, { context, tag }) => {
    const { spacing } = context.style.heading;
    return [
      headingBox(context, block.content, 0, tagIn(tag, "H1"), { align: "center", before: 0, after: spacing * 1.5 }),
    ];
  },
  heading: (block, { context, tag, heading }) => [headingBox(context, block.content, 1, tagIn(tag, rank(heading)), {})],
  part: (block, { context, tag, heading }) => {
    const content: readonly Inline[] = [{ type: "text", text: `${block.label} ` }, ...block.content];
    return [headingBox(context, content, 1, tagIn(tag, rank(heading)), { align: "center" })];
  },
  paragraph: (block, { context, numbering, level, bold, keepNext, joinsSignatures, tag }) => {
    const spans = context.spans(block.content, bodyStyle(context, bold));
    const extras = { ...leading(context, keepNext), ...(joinsSignatures && { keepNext: true }) };
    return [textBox(context, spans, bodyIndent(numbering, level, context.style), tagIn(tag, "P"), extras)];
  },
  recital: (block, state) => [
    itemBox(block.number, block.content, itemIndent(state.numbering, 0, state.context.style), state),
  ],
  clause,
  list: (block, state) => {
    const { context, numbering, level } = state;
    const tag = tagIn(state.tag, "L");
    const indent = itemIndent(numbering, level, context.style);
    return block.items.map((item, index) => {
      const isLast = index === block.items.length - 1;
      const { spacing } = context.style.body;
      const keepNext = state.joinsSignatures && index >= block.items.length - 2;
      const extras = { after: isLast ? spacing : spacing / 2, keepNext };
      return itemBox(item.number, item.content, indent, { ...state, tag }, extras);
    });
  },
  table: (block, { context, numbering, level, joinsSignatures, tag }) =>
    tableBoxes(context, block, bodyIndent(numbering, level, context.style), joinsSignatures, tag),
  schedule: (block, state) => {
    const { context, heading } = state;
    const between: Inline = { type: "text", text: "\n" };
    const content: readonly Inline[] = [{ type: "text", text: block.label }, between, ...block.title];
    const tag = tagIn(state.tag, rank(heading));
    const inner = { ...state, level: 0, heading: heading + 1, hasParts: false };
    return [headingBox(context, content, 1, tag, { align: "center" }), ...writeAll(block.blocks, inner)];
  },
  signature: (block, { context, keepNext, tag }) => signatureBoxes(context, block, keepNext, tag),
  notarial: (block, { context, keepNext, tag }) => notarialBoxes(context, block, keepNext, tag),
  pageBreak: () => [],
};

/** A paragraph that introduces a list is kept with it and has less space after it. */
const leading = (context: LayoutContext, keepNext: boolean): BoxOptions =>
  keepNext ? { keepNext, after: context.style.body.spacing / 2 } : {};

const rank = (heading: number): string => `H${Math.min(heading, 6)}`;

function headingSpace(context: LayoutContext, level: number): BoxOptions {
  const { spacing } = context.style.heading;
  const lineHeight = tightLineHeight(headingSize(level, context.style));
  const around = level <= 1 ? { before: spacing, after: spacing / 2 } : { before: spacing / 2, after: spacing / 3 };
  return { ...around, lineHeight, keepNext: true, unsplit: true };
}

function headingBox(
  context: LayoutContext,
  content: readonly Inline[],
  level: number,
  tag: Tag,
  extras: BoxOptions,
): Box {
  const spans = context.spans(content, headingStyle(context, level));
  const box = textBox(context, spans, 0, tag, { ...headingSpace(context, level), ...extras });
  return { ...box, fontSize: headingSize(level, context.style) };
}

function titledClause(block: Clause, title: readonly Inline[], inner: State): Boxes {
  const { context, numbering } = inner;
  const tag = tagIn(inner.tag, rank(inner.heading));
  const spanStyle = headingStyle(context, block.level);
  const number = { spans: context.spans([{ type: "text", text: `${block.number} ` }], spanStyle), tag };
  const words = { spans: context.spans(title, spanStyle), tag };
  const indent = clauseIndent(numbering, block.level, context.style);
  const text = { number, words, indent, size: spanStyle.size };
  const heading = numberedBox(context, text, headingSpace(context, block.level));
  return [heading, ...writeAll(block.blocks, { ...inner, heading: inner.heading + 1 })];
}

/** A clause without a title: its number precedes its first paragraph. */
function untitledClause(block: Clause, inner: State): Boxes {
  if (block.number === "") return writeAll(block.blocks, inner);
  const { context, numbering } = inner;
  const [first, ...rest] = block.blocks;
  const starts = first?.type === "paragraph";
  const entry = tagIn(inner.tag, "LI");
  const label = tagIn(entry, "Lbl");
  const body = tagIn(entry, "LBody");
  const spanStyle = bodyStyle(context, inner.bold);
  const number = { spans: context.spans([{ type: "text", text: `${block.number} ` }], spanStyle), tag: label };
  const words = { spans: context.spans(starts ? first.content : [], spanStyle), tag: tagIn(body, "P") };
  const indent = clauseIndent(numbering, block.level, context.style);
  const keepNext = !starts || (inner.joinsSignatures && rest.length === 0);
  const leads = starts && keepWithNext(block.blocks, context.style)[0]!;
  const extras = { ...leading(context, leads), ...(keepNext && { keepNext }) };
  const lead = numberedBox(context, { number, words, indent, size: spanStyle.size }, extras);
  return [lead, ...writeAll(starts ? rest : block.blocks, { ...inner, tag: body })];
}

function itemBox(
  number: string,
  content: readonly Inline[],
  indent: Indent,
  state: State,
  extras: BoxOptions = {},
): Box {
  const { context } = state;
  const spanStyle = bodyStyle(context, state.bold);
  const entry = tagIn(state.tag, "LI");
  const label = { spans: context.spans([{ type: "text", text: `${number} ` }], spanStyle), tag: tagIn(entry, "Lbl") };
  const words = { spans: context.spans(content, spanStyle), tag: tagIn(entry, "LBody") };
  return numberedBox(context, { number: label, words, indent, size: spanStyle.size }, extras);
}
