import type { Inline } from "../../model/document.ts";
import type { TextStyle } from "../../model/settings.ts";
import { blankLine } from "../../text/words/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../layout/writers.ts";
import type { InlineWriters } from "../layout/writers.ts";
import type { Face } from "./face.ts";
import type { FontBook } from "./font-book.ts";

/** The format of a text span. `gap` marks an unanswered question. */
export type SpanStyle = {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly isBlank: boolean;
};

/** A text span in one font face. */
export type Span = {
  readonly text: string;
  readonly style: SpanStyle;
  readonly face: Face;
  /** The actual text, if the page shows a code instead. */
  readonly actual?: string;
  /** Not wrapped, as in references. */
  readonly noBreak: boolean;
};

/** A text span before its font face is chosen. */
export type RawSpan = { readonly text: string; readonly style: SpanStyle; readonly noBreak: boolean };

export const spanStyleOf = (style: TextStyle): SpanStyle => ({
  font: style.font,
  size: style.size,
  color: style.color,
  bold: style.bold,
  isBlank: false,
});

/** Inline content as spans of one format each. */
export const rawSpans = (content: readonly Inline[], style: SpanStyle): readonly RawSpan[] =>
  content.flatMap((inline) => writeInline(writers, inline, style)).filter((span) => span.text !== "");

const plain = (text: string, style: SpanStyle, noBreak = false): readonly RawSpan[] => [
  { text: toNfc(text), style, noBreak },
];

const writers: InlineWriters<SpanStyle, readonly RawSpan[]> = {
  text: (inline, style) => plain(inline.text, style),
  strong: (inline, style) => rawSpans(inline.content, { ...style, bold: true }),
  term: (inline, style) => plain(inline.text, { ...style, bold: true }),
  value: (inline, style) => plain(inline.text, style),
  reference: (inline, style) => plain(inline.before + inline.number + inline.after, style, true),
  blank: (inline, style) => plain(blankLine(inline), { ...style, isBlank: true }),
};

/** NFC text, because fonts have precomposed glyphs, without default-ignorable characters. */
export const toNfc = (text: string): string =>
  printable(text)
    .normalize("NFC")
    .replace(/(?![\u200B\u2060])\p{DI}/gu, "");

/** Splits spans by font face; a character without a glyph becomes its code in brackets. */
export function faceSpans(raw: readonly RawSpan[], fonts: FontBook, missing: Set<string>): readonly Span[] {
  return raw.flatMap((span) => splitByFace(span, fonts, missing));
}

function splitByFace(raw: RawSpan, fonts: FontBook, missing: Set<string>): readonly Span[] {
  const { style, noBreak } = raw;
  const spans: Span[] = [];
  const spaceFace = fonts.faceFor(0x20, style.font, style.bold)!;
  let face: Face | null = null;
  let text = "";
  const close = (): void => {
    if (text !== "" && face) spans.push({ text, style, face, noBreak });
    text = "";
  };
  const apostrophes = new Set(Array.from(raw.text.matchAll(APOSTROPHE), ({ index }) => index));
  let at = 0;
  for (const character of raw.text) {
    const codePoint = character.codePointAt(0)!;
    const stays: boolean = isSpace(codePoint) || (apostrophes.has(at) && prints(face, codePoint));
    at += character.length;
    const next: Face | null = stays ? (face ?? spaceFace) : fonts.faceFor(codePoint, style.font, style.bold);
    if (next === null) {
      close();
      missing.add(character);
      spans.push({ text: codeOf(codePoint), style, face: spaceFace, actual: character, noBreak: true });
      continue;
    }
    if (next !== face) close();
    face = next;
    text += character;
  }
  close();
  return spans;
}

/** An apostrophe in a Latin word uses the word's face, even where East Asian text would use its own font. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

const prints = (face: Face | null, codePoint: number): boolean => face?.covers(codePoint) ?? false;

const isSpace = (codePoint: number): boolean =>
  codePoint === 0x20 || codePoint === 0xa0 || codePoint === 0x0a || codePoint === 0x200b || codePoint === 0x2060;

const codeOf = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
