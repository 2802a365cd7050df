import type { Inline } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import type { Indent } from "../layout.ts";
import { headingSize } from "../layout.ts";
import type { Box, Column, Tag } from "./boxes.ts";
import { breakLines } from "./break-lines.ts";
import type { Look, Span } from "./spans.ts";
import { lookOf } from "./spans.ts";

/** What all boxes of one document share. Unit: points. */
export type Setting = {
  readonly style: PageStyle;
  /** Between the margins. */
  readonly width: number;
  /** Lines of running text end at the same place. */
  readonly justify: boolean;
  /** Words cut into stretches of one face. */
  readonly spans: (content: readonly Inline[], look: Look) => readonly Span[];
};

/** Height of one line of a font's own, in parts of its size: that of Arial and its kin. */
const OWN_HEIGHT = 1.15;

/** Lines of headings, tables and signatures stand closer than those of the text. */
const CLOSE = 1.1;

/** Free space between a number and the text after it. Unit: parts of the size. */
const GAP = 0.5;

/** A new element of the structure tree inside another. */
export function tagIn(parent: Tag, type: string, scope?: Tag["scope"]): Tag {
  const tag: Tag = scope ? { type, children: [], scope } : { type, children: [] };
  parent.children.push(tag);
  return tag;
}

export const plainLook = (setting: Setting, bold: boolean): Look => {
  const look = lookOf(setting.style.body);
  return bold ? { ...look, bold } : look;
};

export const headingLook = (setting: Setting, level: number): Look => ({
  ...lookOf(setting.style.heading),
  size: headingSize(level, setting.style),
});

export const closeHeight = (size: number): number => size * OWN_HEIGHT * CLOSE;

export const textHeight = (setting: Setting): number =>
  setting.style.body.size * OWN_HEIGHT * setting.style.body.lineSpacing;

/** A column of broken lines; `first` is taken from its first line. */
export function column(spans: readonly Span[], place: Pick<Column, "x" | "width" | "tag"> & Partial<Column>): Column {
  const first = place.first ?? 0;
  const lines = breakLines(spans, place.width, first);
  return { align: "start", justify: false, framed: false, ...place, first, lines };
}

/** A box of columns; what is not said is plain text without space around it. */
export function boxOf(columns: readonly Column[], size: number, rest: Partial<Box> & Pick<Box, "lineHeight">): Box {
  return {
    columns,
    count: Math.max(1, ...columns.map((one) => one.lines.length)),
    fontSize: size,
    before: 0,
    after: 0,
    padding: 0,
    border: "none",
    shaded: false,
    rule: null,
    keepNext: false,
    unsplit: false,
    startsPage: false,
    head: null,
    ...rest,
  };
}

/** What a paragraph may have beyond its words. */
export type Extras = Partial<Pick<Box, "after" | "before" | "keepNext" | "unsplit" | "border" | "padding">> & {
  readonly align?: Column["align"];
  readonly lineHeight?: number;
};

/** Words from `x` to the right margin. */
export function textBox(setting: Setting, spans: readonly Span[], x: number, tag: Tag, extras: Extras = {}): Box {
  const { align = "start", ...rest } = extras;
  const { size, spacing } = setting.style.body;
  const justify = setting.justify && align === "start";
  const body = column(spans, { x, width: setting.width - x, tag, align, justify });
  return boxOf([body], size, { lineHeight: textHeight(setting), after: spacing, ...rest });
}

/** A number with the words it stands before; `tags` are the elements of the two. */
export function numberedBox(
  setting: Setting,
  number: readonly Span[],
  words: readonly Span[],
  indent: Indent,
  tags: readonly [Tag, Tag],
  size: number,
  extras: Extras = {},
): Box {
  const [numberTag, wordsTag] = tags;
  const label = column(number, { x: indent.number, width: setting.width - indent.number, tag: numberTag });
  // A full-width bracket brings its own space.
  const gap = words[0]?.text.startsWith("（") ? 0 : size * GAP;
  const end = indent.number + (label.lines[0]?.width ?? 0) + gap;
  const first = Math.max(0, end - indent.text);
  const width = setting.width - indent.text;
  const body = column(words, { x: indent.text, width, tag: wordsTag, first, justify: setting.justify });
  const { spacing } = setting.style.body;
  return boxOf([label, body], size, { lineHeight: textHeight(setting), after: spacing, ...extras });
}
