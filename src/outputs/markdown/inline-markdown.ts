import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../writers.ts";
import type { InlineWriters } from "../writers.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

/** Stand for ** until the words around them are escaped; clean text holds neither. */
const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Stands for the _ of a line to write on, which begins and ends no emphasis. */
const LINE = "\u0003";

/** A run of text as Markdown, with bold words and defined terms marked. */
export function inlineMarkdown(content: readonly Inline[]): string {
  // Escaped as a whole: where a line begins is known only when its pieces stand together.
  const marked = content.map((inline) => writeInline(writers, inline, false)).join("");
  return escapeMarkdown(marked)
    .replaceAll(CLOSE + OPEN, "")
    .replaceAll(OPEN, "**")
    .replaceAll(CLOSE, "**")
    .replaceAll(LINE, "_");
}

/** The same on one line, for headings and table cells. */
export const markdownLine = (content: readonly Inline[]): string => inlineMarkdown(content).replaceAll("\\\n", " ");

/** State: whether the piece stands inside bold text already. */
const writers: InlineWriters<boolean, string> = {
  text: (inline) => printable(inline.text),
  strong: (inline, inside) => {
    const words = inline.content.map((piece) => writeInline(writers, piece, true)).join("");
    return inside ? words : bold(words);
  },
  term: (inline, inside) => (inside ? printable(inline.text) : bold(printable(inline.text))),
  value: (inline) => printable(inline.text),
  reference: (inline) => printable(inline.before + inline.number + inline.after),
  blank: (inline) => printable(blankLine(inline)).replaceAll("_", LINE),
};

/** Markdown takes ** for bold only when it touches the words, on every line of them. */
const bold = (words: string): string =>
  words.replace(/^([^\S\n]*)(.*?)([^\S\n]*)$/gm, (_, before: string, inner: string, after: string) =>
    inner === "" ? before + after : before + OPEN + inner + CLOSE + after,
  );
