import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/words/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../layout/writers.ts";
import type { InlineWriters } from "../layout/writers.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

/** Placeholders for ** until the text is escaped; printable text contains neither. */
const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Placeholder for the _ of a line to write on, which must not start emphasis. */
const LINE = "\u0003";

/** A run of text as Markdown, with bold words and defined terms marked. */
export function inlineMarkdown(content: readonly Inline[]): string {
  // Escaped as a whole, because line starts are known only after joining.
  const marked = content.map((inline) => writeInline(writers, inline, false)).join("");
  return escapeMarkdown(marked)
    .replaceAll(CLOSE + OPEN, "")
    .replaceAll(OPEN, "**")
    .replaceAll(CLOSE, "**")
    .replaceAll(LINE, "_");
}

/** The same in bold throughout. */
export const boldMarkdown = (content: readonly Inline[]): string => inlineMarkdown([{ type: "strong", content }]);

/** The same on one line, for headings and table cells. */
export const markdownLine = (content: readonly Inline[]): string => inlineMarkdown(content).replaceAll("\\\n", " ");

/** State: whether the content is already bold. */
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

/** Markdown reads ** as bold only if it touches the text, on every line. */
const bold = (words: string): string =>
  words.replace(/^([^\S\n]*)(.*?)([^\S\n]*)$/gm, (_, before: string, inner: string, after: string) =>
    inner === "" ? before + after : before + OPEN + inner + CLOSE + after,
  );
