import type { Inline } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import type { Indent } from "../layout/layout.ts";
import { headingSize } from "../layout/layout.ts";
import type { Box, Column, Tag } from "./boxes.ts";
import { breakLines } from "./break-lines.ts";
import type { SpanStyle, Span } from "./spans.ts";
import { spanStyleOf } from "./spans.ts";

/** Layout context of one document. Unit: points. */
export type LayoutContext = {
  readonly style: PageStyle;
  /** Between the margins. */
  readonly width: number;
  /** Body text is justified. */
  readonly justify: boolean;
  /** Tables stay as they were in files sealed before. */
  readonly isSealed: boolean;
  /** Splits content into spans of one font face. */
  readonly spans: (content: readonly Inline[], spanStyle: SpanStyle) => readonly Span[];
};

/** Natural line height of Arial and its substitutes. Unit: multiples of the font size. */
const NATURAL_LINE_HEIGHT = 1.15;

/** Line spacing of headings, tables and signatures, tighter than in the text. */
const TIGHT_LINE_SPACING = 1.1;

/** Space between a number and the text after it. Unit: multiples of the font size. */
const NUMBER_GAP = 0.5;

/** A new element of the structure tree inside another. */
export function tagIn(parent: Tag, type: string, scope?: Tag["scope"]): Tag {
  const tag: Tag = scope ? { type, children: [], scope } : { type, children: [] };
  parent.children.push(tag);
  return tag;
}

/** The style for text whose minimum type size is set by statute. Unit: points. */
export function withMinimumSize(context: LayoutContext, size: number): LayoutContext {
  const { style } = context;
  if (style.body.size >= size) return context;
  return { ...context, style: { ...style, body: { ...style.body, size } } };
}

export const bodyStyle = (context: LayoutContext, bold: boolean): SpanStyle => {
  const spanStyle = spanStyleOf(context.style.body);
  return bold ? { ...spanStyle, bold } : spanStyle;
};

export const headingStyle = (context: LayoutContext, level: number): SpanStyle => ({
  ...spanStyleOf(context.style.heading),
  size: headingSize(level, context.style),
});

export const tightLineHeight = (size: number): number => size * NATURAL_LINE_HEIGHT * TIGHT_LINE_SPACING;

export const textHeight = (context: LayoutContext): number =>
  context.style.body.size * NATURAL_LINE_HEIGHT * context.style.body.lineSpacing;

/** A column of wrapped lines; `first` is the first-line indent. */
export function column(spans: readonly Span[], place: Pick<Column, "x" | "width" | "tag"> & Partial<Column>): Column {
  const first = place.first ?? 0;
  const lines = breakLines(spans, place.width, first);
  return { align: "start", justify: false, framed: false, ...place, first, lines };
}

/** A box of columns; the defaults are those of plain text without spacing. */
export function boxOf(columns: readonly Column[], size: number, rest: Partial<Box> & Pick<Box, "lineHeight">): Box {
  return {
    columns,
    count: Math.max(1, ...columns.map((one) => one.lines.length)),
    fontSize: size,
    before: 0,
    after: 0,
    padding: 0,
    sidePadding: 0,
    border: "none",
    shaded: false,
    rule: null,
    drawing: null,
    keepNext: false,
    unsplit: false,
    startsPage: false,
    head: null,
    ...rest,
  };
}

/** Optional paragraph properties. */
export type BoxOptions = Partial<Pick<Box, "after" | "before" | "keepNext" | "unsplit" | "border" | "padding">> & {
  readonly align?: Column["align"];
  readonly lineHeight?: number;
};

/** A text from `x` to the right margin. */
export function textBox(
  context: LayoutContext,
  spans: readonly Span[],
  x: number,
  tag: Tag,
  extras: BoxOptions = {},
): Box {
  const { align = "start", ...rest } = extras;
  const { size, spacing } = context.style.body;
  const justify = context.justify && align === "start";
  const body = column(spans, { x, width: context.width - x, tag, align, justify });
  return boxOf([body], size, { lineHeight: textHeight(context), after: spacing, ...rest });
}

/** Spans, and the structure element that they belong to. */
type TaggedSpans = { readonly spans: readonly Span[]; readonly tag: Tag };

/** A text with its number, both of one font size. */
type NumberedText = {
  readonly number: TaggedSpans;
  readonly words: TaggedSpans;
  readonly indent: Indent;
  readonly size: number;
};

/** A numbered text. */
export function numberedBox(
  context: LayoutContext,
  { number, words, indent, size }: NumberedText,
  extras: BoxOptions = {},
): Box {
  const label = column(number.spans, { x: indent.number, width: context.width - indent.number, tag: number.tag });
  // A full-width bracket has its own space.
  const gap = words.spans[0]?.text.startsWith("（") ? 0 : size * NUMBER_GAP;
  const end = indent.number + (label.lines[0]?.width ?? 0) + gap;
  const first = Math.max(0, end - indent.text);
  const width = context.width - indent.text;
  const body = column(words.spans, { x: indent.text, width, tag: words.tag, first, justify: context.justify });
  const { spacing } = context.style.body;
  return boxOf([label, body], size, { lineHeight: textHeight(context), after: spacing, ...extras });
}
