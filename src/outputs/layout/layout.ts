import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";

/** Positions of a number and its text from the left margin. Unit: points. */
export type Indent = { readonly number: number; readonly text: number };

type Numbering = LegalDocument["numbering"];

/** Distance from a number to its text: wide for "10.10", narrow for "(a)". Unit: points at 11 point text. */
const WIDE_INDENT = 36;
const NARROW_INDENT = 26;

/**
 * The indents of a numbered paragraph, the same in every paged format.
 *
 * The first two levels share one column, as in "1." and "1.1"; deeper ones step in. Japanese articles start at the margin.
 */
export function clauseIndent(numbering: Numbering, level: number, style: PageStyle): Indent {
  const scale = style.body.size / 11;
  if (numbering === "jo") {
    if (level === 1) return { number: 0, text: 0 };
    const text = style.body.size * (level === 2 ? 1.5 : 1.5 + 2 * (level - 2));
    return { number: level === 2 ? 0 : text - style.body.size * 2, text };
  }
  if (level <= 2) return { number: 0, text: WIDE_INDENT * scale };
  const text = (WIDE_INDENT + NARROW_INDENT * (level - 2)) * scale;
  return { number: text - NARROW_INDENT * scale, text };
}

/** Where the text under a clause's title or number starts. Unit: points. */
export function bodyIndent(numbering: Numbering, level: number, style: PageStyle): number {
  if (level === 0) return 0;
  if (numbering === "jo" && level === 1) return style.body.size * 1.5;
  return clauseIndent(numbering, level, style).text;
}

/** The indent of list items: one step in from their sentence. Unit: points. */
export function itemIndent(numbering: Numbering, level: number, style: PageStyle): Indent {
  const number = bodyIndent(numbering, level, style);
  const step = numbering === "jo" ? style.body.size * 2 : (NARROW_INDENT * style.body.size) / 11;
  return { number, text: number + step };
}

/** The size of a heading: larger than the setting for the title, smaller for deeper levels, never below the text size. */
export function headingSize(level: number, style: PageStyle): number {
  const { heading, body } = style;
  if (level === 0) return Math.round(heading.size * 1.3);
  if (level === 1) return heading.size;
  return Math.max(body.size, heading.size - 2 * (level - 1));
}

/** Whether a language is written without spaces between words, in characters of one width. */
export const isEastAsian = (language: string): boolean => pageConventions(language).eastAsianFonts !== null;

/** Width and height of the paper. Unit: points. */
export const PAPER = { letter: [612, 792], a4: [595.28, 841.89] } as const;
