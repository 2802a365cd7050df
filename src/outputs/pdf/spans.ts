import type { Inline } from "../../model/document.ts";
import type { TextStyle } from "../../model/settings.ts";
import { blankLine } from "../../text/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../writers.ts";
import type { InlineWriters } from "../writers.ts";
import type { Face } from "./face.ts";
import type { FontBook } from "./font-book.ts";

/** How a stretch of text looks. `gap` marks an unanswered question. */
export type Look = {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly gap: boolean;
};

/** A stretch of text in one face. */
export type Span = {
  readonly text: string;
  readonly look: Look;
  readonly face: Face;
  /** What the text stands for, where the page shows a code instead. */
  readonly actual?: string;
  /** A reference: its words stay on one line. */
  readonly whole: boolean;
};

/** Text before it is known which face prints it. */
export type RawSpan = { readonly text: string; readonly look: Look; readonly whole: boolean };

export const lookOf = (style: TextStyle): Look => ({
  font: style.font,
  size: style.size,
  color: style.color,
  bold: style.bold,
  gap: false,
});

/** A run of text as stretches of one look each. */
export const rawSpans = (content: readonly Inline[], look: Look): readonly RawSpan[] =>
  content.flatMap((inline) => writeInline(writers, inline, look)).filter((span) => span.text !== "");

const plain = (text: string, look: Look, whole = false): readonly RawSpan[] => [{ text: composed(text), look, whole }];

const writers: InlineWriters<Look, readonly RawSpan[]> = {
  text: (inline, look) => plain(inline.text, look),
  strong: (inline, look) => rawSpans(inline.content, { ...look, bold: true }),
  term: (inline, look) => plain(inline.text, { ...look, bold: true }),
  value: (inline, look) => plain(inline.text, look),
  reference: (inline, look) => plain(inline.before + inline.number + inline.after, look, true),
  blank: (inline, look) => plain(blankLine(inline), { ...look, gap: true }),
};

/** Composed letters, because that is what fonts hold; the signs that only steer layout are not printed. */
export const composed = (text: string): string =>
  printable(text)
    .normalize("NFC")
    .replace(/(?![\u200B\u2060])\p{DI}/gu, "");

/** Cuts text wherever another face has to print it; a character without any becomes its code in brackets. */
export function faceSpans(raw: readonly RawSpan[], fonts: FontBook, missing: Set<string>): readonly Span[] {
  return raw.flatMap((span) => cut(span, fonts, missing));
}

function cut(raw: RawSpan, fonts: FontBook, missing: Set<string>): readonly Span[] {
  const { look, whole } = raw;
  const spans: Span[] = [];
  const stand = fonts.faceFor(0x20, look.font, look.bold)!;
  let face: Face | null = null;
  let text = "";
  const close = (): void => {
    if (text !== "" && face) spans.push({ text, look, face, whole });
    text = "";
  };
  const apostrophes = new Set(Array.from(raw.text.matchAll(APOSTROPHE), ({ index }) => index));
  let at = 0;
  for (const character of raw.text) {
    const codePoint = character.codePointAt(0)!;
    const stays: boolean = isSpace(codePoint) || (apostrophes.has(at) && prints(face, codePoint));
    at += character.length;
    const next: Face | null = stays ? (face ?? stand) : fonts.faceFor(codePoint, look.font, look.bold);
    if (next === null) {
      close();
      missing.add(character);
      spans.push({ text: codeOf(codePoint), look, face: stand, actual: character, whole: true });
      continue;
    }
    if (next !== face) close();
    face = next;
    text += character;
  }
  close();
  return spans;
}

/** Within a Latin word it is printed like the word, also where East Asian text takes such signs from its own font. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

const prints = (face: Face | null, codePoint: number): boolean => face?.covers(codePoint) ?? false;

const isSpace = (codePoint: number): boolean =>
  codePoint === 0x20 || codePoint === 0xa0 || codePoint === 0x0a || codePoint === 0x200b || codePoint === 0x2060;

const codeOf = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
