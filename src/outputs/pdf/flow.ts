import type { Clause, Inline, LegalDocument } from "../../model/document.ts";
import { keptWithNext, metBySigning } from "../keep.ts";
import { bodyIndent, clauseIndent, headingSize, itemIndent } from "../layout.ts";
import type { Indent } from "../layout.ts";
import { writeBlock } from "../writers.ts";
import type { AnyBlock, Writers } from "../writers.ts";
import type { Box, Tag } from "./boxes.ts";
import { notarialBoxes, signatureBoxes } from "./signature-boxes.ts";
import { tableBoxes } from "./table-boxes.ts";
import { closeHeight, headingLook, numberedBox, plainLook, tagIn, textBox } from "./text-boxes.ts";
import type { Extras, Setting } from "./text-boxes.ts";

/**
 * Where a block stands; `tag` is the structure element around it, `heading` the rank of a heading there; `divided` says
 * that chapters stand above the clauses, `last` that signatures come next and its end must share a page with them.
 */
type State = {
  readonly setting: Setting;
  readonly numbering: LegalDocument["numbering"];
  readonly level: number;
  readonly heading: number;
  readonly divided: boolean;
  readonly bold: boolean;
  readonly keepNext: boolean;
  readonly last: boolean;
  readonly tag: Tag;
};

type Boxes = readonly Box[];

/** A document as boxes to fill pages with, and the structure tree they belong to. */
export function flow(document: LegalDocument, setting: Setting): { readonly boxes: Boxes; readonly tag: Tag } {
  const tag: Tag = { type: "Document", children: [] };
  const { numbering } = document;
  const divided = document.blocks.some(({ type }) => type === "part");
  const state = { setting, numbering, level: 0, heading: 2, divided, bold: false, keepNext: false, last: false, tag };
  return { boxes: writeAll(document.blocks, state), tag };
}

function writeAll(blocks: readonly AnyBlock[], state: State): Boxes {
  const boxes: Box[] = [];
  let list: Tag | null = null;
  let startsPage = false;
  const kept = keptWithNext(blocks, state.setting.style);
  const met = metBySigning(blocks, kept, state.last);
  blocks.forEach((block, index) => {
    list = isListItem(block) ? (list ?? tagIn(state.tag, "L")) : null;
    const inner = { ...state, keepNext: kept[index]!, last: met[index]!, tag: list ?? state.tag };
    const [first, ...rest] = writeBlock(writers, block, inner);
    if (first) boxes.push(startsPage ? { ...first, startsPage } : first, ...rest);
    startsPage = block.type === "pageBreak";
  });
  return boxes;
}

/** Numbered paragraphs in a row are the items of one list. */
const isListItem = (block: AnyBlock): boolean =>
  block.type === "recital" || (block.type === "clause" && !block.title && block.number !== "");

const writers: Writers<State, Boxes> = {
  title: (block, { setting, tag }) => {
    const { spacing } = setting.style.heading;
    return [
      headingBox(setting, block.content, 0, tagIn(tag, "H1"), { align: "center", before: 0, after: spacing * 1.5 }),
    ];
  },
  heading: (block, { setting, tag, heading }) => [headingBox(setting, block.content, 1, tagIn(tag, rank(heading)), {})],
  part: (block, { setting, tag, heading }) => {
    const content: readonly Inline[] = [{ type: "text", text: `${block.label} ` }, ...block.content];
    return [headingBox(setting, content, 1, tagIn(tag, rank(heading)), { align: "center" })];
  },
  paragraph: (block, { setting, numbering, level, bold, keepNext, last, tag }) => {
    const spans = setting.spans(block.content, plainLook(setting, bold));
    const extras = { ...leading(setting, keepNext), ...(last && { keepNext: true }) };
    return [textBox(setting, spans, bodyIndent(numbering, level, setting.style), tagIn(tag, "P"), extras)];
  },
  recital: (block, state) => [
    itemBox(block.number, block.content, itemIndent(state.numbering, 0, state.setting.style), state),
  ],
  clause: (block, state) => {
    const heading = state.divided ? state.heading + 1 : state.heading;
    const inside = { ...state, heading, divided: false, level: block.level, bold: block.conspicuous || state.bold };
    return block.title ? titledClause(block, block.title, inside) : untitledClause(block, inside);
  },
  list: (block, state) => {
    const { setting, numbering, level } = state;
    const tag = tagIn(state.tag, "L");
    const indent = itemIndent(numbering, level, setting.style);
    return block.items.map((item, index) => {
      const isLast = index === block.items.length - 1;
      const { spacing } = setting.style.body;
      const keepNext = state.last && index >= block.items.length - 2;
      const extras = { after: isLast ? spacing : spacing / 2, keepNext };
      return itemBox(item.number, item.content, indent, { ...state, tag }, extras);
    });
  },
  table: (block, { setting, numbering, level, last, tag }) =>
    tableBoxes(setting, block, bodyIndent(numbering, level, setting.style), last, tag),
  schedule: (block, state) => {
    const { setting, heading } = state;
    const between: Inline = { type: "text", text: "\n" };
    const content: readonly Inline[] = [{ type: "text", text: block.label }, between, ...block.title];
    const tag = tagIn(state.tag, rank(heading));
    const inner = { ...state, level: 0, heading: heading + 1, divided: false };
    return [headingBox(setting, content, 1, tag, { align: "center" }), ...writeAll(block.blocks, inner)];
  },
  signature: (block, { setting, keepNext, tag }) => signatureBoxes(setting, block, keepNext, tag),
  notarial: (block, { setting, keepNext, tag }) => notarialBoxes(setting, block, keepNext, tag),
  pageBreak: () => [],
};

/** Words that lead into a list stand closer to it, and on its page. */
const leading = (setting: Setting, keepNext: boolean): Extras =>
  keepNext ? { keepNext, after: setting.style.body.spacing / 2 } : {};

const rank = (heading: number): string => `H${Math.min(heading, 6)}`;

function headingSpace(setting: Setting, level: number): Extras {
  const { spacing } = setting.style.heading;
  const lineHeight = closeHeight(headingSize(level, setting.style));
  const around = level <= 1 ? { before: spacing, after: spacing / 2 } : { before: spacing / 2, after: spacing / 3 };
  return { ...around, lineHeight, keepNext: true, unsplit: true };
}

function headingBox(setting: Setting, content: readonly Inline[], level: number, tag: Tag, extras: Extras): Box {
  const spans = setting.spans(content, headingLook(setting, level));
  const box = textBox(setting, spans, 0, tag, { ...headingSpace(setting, level), ...extras });
  return { ...box, fontSize: headingSize(level, setting.style) };
}

function titledClause(block: Clause, title: readonly Inline[], inside: State): Boxes {
  const { setting, numbering } = inside;
  const tag = tagIn(inside.tag, rank(inside.heading));
  const look = headingLook(setting, block.level);
  const number = setting.spans([{ type: "text", text: `${block.number} ` }], look);
  const words = setting.spans(title, look);
  const indent = clauseIndent(numbering, block.level, setting.style);
  const heading = numberedBox(
    setting,
    number,
    words,
    indent,
    [tag, tag],
    look.size,
    headingSpace(setting, block.level),
  );
  return [heading, ...writeAll(block.blocks, { ...inside, heading: inside.heading + 1 })];
}

/** A clause without a title: its number stands before its first paragraph. */
function untitledClause(block: Clause, inside: State): Boxes {
  if (block.number === "") return writeAll(block.blocks, inside);
  const { setting, numbering } = inside;
  const [first, ...rest] = block.blocks;
  const starts = first?.type === "paragraph";
  const entry = tagIn(inside.tag, "LI");
  const label = tagIn(entry, "Lbl");
  const body = tagIn(entry, "LBody");
  const look = plainLook(setting, inside.bold);
  const number = setting.spans([{ type: "text", text: `${block.number} ` }], look);
  const words = setting.spans(starts ? first.content : [], look);
  const indent = clauseIndent(numbering, block.level, setting.style);
  const keepNext = !starts || (inside.last && rest.length === 0);
  const leads = starts && keptWithNext(block.blocks, setting.style)[0]!;
  const extras = { ...leading(setting, leads), ...(keepNext && { keepNext }) };
  const lead = numberedBox(setting, number, words, indent, [label, tagIn(body, "P")], look.size, extras);
  return [lead, ...writeAll(starts ? rest : block.blocks, { ...inside, tag: body })];
}

function itemBox(number: string, content: readonly Inline[], indent: Indent, state: State, extras: Extras = {}): Box {
  const { setting } = state;
  const look = plainLook(setting, state.bold);
  const entry = tagIn(state.tag, "LI");
  const tags = [tagIn(entry, "Lbl"), tagIn(entry, "LBody")] as const;
  const label = setting.spans([{ type: "text", text: `${number} ` }], look);
  return numberedBox(setting, label, setting.spans(content, look), indent, tags, look.size, extras);
}
