import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/words/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "./writers.ts";
import type { InlineWriters } from "./writers.ts";

const writers: InlineWriters<null, string> = {
  text: (inline) => inline.text,
  strong: (inline) => printed(inline.content),
  term: (inline) => inline.text,
  value: (inline) => inline.text,
  reference: (inline) => inline.before + inline.number + inline.after,
  blank: (inline) => blankLine(inline),
};

const printed = (content: readonly Inline[]): string =>
  content.map((inline) => writeInline(writers, inline, null)).join("");

/** Inline content as plain text; a blank is a line to write on. */
export const inlineWords = (content: readonly Inline[]): string => printable(printed(content));
