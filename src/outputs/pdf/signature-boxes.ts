import type { Inline, Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { endsWithWords } from "../layout/keep-together.ts";
import { SPACE_ABOVE, signatureColumns } from "../layout/signature-columns.ts";
import type { SignatureColumns } from "../layout/signature-columns.ts";
import type { Box, Column, Tag } from "./boxes.ts";
import { DRAWING_HEIGHT } from "./drawing.ts";
import { boxOf, tightLineHeight, column, bodyStyle, tagIn, textBox, textHeight } from "./text-boxes.ts";
import type { LayoutContext } from "./text-boxes.ts";

type Boxes = readonly Box[];

/** A signature block, kept on one page. */
export function signatureBoxes(context: LayoutContext, block: Signature, keepNext: boolean, tag: Tag): Boxes {
  const group = tagIn(tag, "Div");
  const heading = block.heading ? [headingBox(context, block.heading, group)] : [];
  return [...heading, ...lineBoxes(context, block, keepNext, group)];
}

function headingBox(context: LayoutContext, content: readonly Inline[], group: Tag): Box {
  const { size, spacing } = context.style.body;
  const spans = context.spans(content, bodyStyle(context, true));
  const lineHeight = tightLineHeight(size);
  const space = { before: spacing * 2, after: 4, lineHeight };
  return textBox(context, spans, 0, tagIn(group, "P"), { ...space, keepNext: true, unsplit: true });
}

/** A notarial certificate, with the boxed notice that some states require, kept on one page. */
export function notarialBoxes(context: LayoutContext, block: Notarial, keepNext: boolean, tag: Tag): Boxes {
  const group = tagIn(tag, "Div");
  const spanStyle = bodyStyle(context, false);
  const words = (content: readonly Inline[], index: number): Box => {
    const isLast = endsWithWords(block, index);
    const kept = { keepNext: !isLast || keepNext, unsplit: true };
    return textBox(context, context.spans(content, spanStyle), 0, tagIn(group, "P"), kept);
  };
  const notice = block.notice ? [noticeBox(context, block.notice, group)] : [];
  return [...notice, ...block.paragraphs.map(words), ...lineBoxes(context, block, keepNext, group)];
}

function noticeBox(context: LayoutContext, content: readonly Inline[], group: Tag): Box {
  const spanStyle = bodyStyle(context, false);
  const place = { x: NOTICE_PADDING, width: context.width - 2 * NOTICE_PADDING, tag: tagIn(group, "P") };
  return boxOf([column(context.spans(content, spanStyle), place)], spanStyle.size, {
    lineHeight: textHeight(context),
    before: context.style.body.spacing,
    after: context.style.body.spacing,
    padding: NOTICE_PADDING,
    sidePadding: NOTICE_PADDING,
    border: "frame",
    keepNext: true,
    unsplit: true,
  });
}

/** Padding of a notice. Unit: points. */
const NOTICE_PADDING = 6;

type Lines = { readonly lines: readonly SignatureLine[]; readonly seal?: string };

function lineBoxes(context: LayoutContext, { lines, seal }: Lines, keepNext: boolean, group: Tag): Boxes {
  const { size, spacing } = context.style.body;
  const columns = signatureColumns(lines, context.style);
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const tag = tagIn(group, "P");
    const mark = isLast && seal ? [sealColumn(context, seal, columns, tag)] : [];
    const end = mark[0] ? mark[0].x : context.width;
    const drawing = (line.type === "rule" && line.drawing) || null;
    return boxOf([...lineColumns(context, line, { ...columns, end }, tag), ...mark], size, {
      lineHeight: drawing ? DRAWING_HEIGHT : tightLineHeight(size),
      drawing,
      before: size * SPACE_ABOVE[line.type],
      after: isLast ? spacing : 0,
      rule: line.type === "rule" ? [columns.value, columns.end] : null,
      keepNext: !isLast || keepNext,
      unsplit: true,
    });
  });
}

function lineColumns(
  context: LayoutContext,
  line: SignatureLine,
  columns: SignatureColumns,
  tag: Tag,
): readonly Column[] {
  const spanStyle = bodyStyle(context, false);
  const label = line.label === undefined ? [] : context.spans([{ type: "text", text: line.label }], spanStyle);
  const labelColumn = column(label, { x: 0, width: columns.value - spanStyle.size * 0.5, tag });
  if (line.type !== "text") return [labelColumn];
  const content = context.spans(line.content, spanStyle);
  if (line.label === undefined) return [column(content, { x: 0, width: columns.end, tag })];
  return [labelColumn, column(content, { x: columns.value, width: columns.end - columns.value, tag })];
}

function sealColumn(context: LayoutContext, seal: string, columns: SignatureColumns, tag: Tag): Column {
  const spanStyle = bodyStyle(context, false);
  const spans = context.spans([{ type: "text", text: seal }], spanStyle);
  const width = spanStyle.size * 4;
  return column(spans, { x: columns.end - width, width, tag, align: "end", framed: true });
}
