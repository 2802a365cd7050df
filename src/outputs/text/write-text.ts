import type { Inline, LegalDocument, SignatureLine } from "../../model/document.ts";
import { printable } from "../../text/printable.ts";
import { writeBlock } from "../writers.ts";
import type { AnyBlock, Writers } from "../writers.ts";
import { inlineWords } from "./inline-words.ts";

type Lines = readonly string[];

const RULE = "_".repeat(32);

/** What a cell prints that is filled in by hand. */
const ROOM = "_".repeat(16);

/**
 * The document as plain text: the words in the order every format prints them, sub-clauses indented, a ruled line where
 * somebody signs.
 */
export function writeText(document: LegalDocument): string {
  const lines = apart(document.blocks.map(write));
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

const writers: Writers<null, Lines> = {
  title: (block) => underlined(inlineWords(block.content), "="),
  heading: (block) => underlined(inlineWords(block.content), "-"),
  part: (block) => underlined(`${printable(block.label)} ${inlineWords(block.content)}`, "="),
  paragraph: (block) => inlineWords(block.content).split("\n"),
  recital: (block) => hanging(block.number, inlineWords(block.content).split("\n")),
  clause: (block) => {
    const title = block.title ? [inlineWords(block.title).split("\n")] : [];
    return hanging(block.number, apart([...title, ...block.blocks.map(write)]));
  },
  list: (block) => block.items.flatMap((item) => hanging(item.number, inlineWords(item.content).split("\n"))),
  table: (block) => {
    const rows = [block.columns.map((column) => column.title), ...block.rows, ...(block.total ? [block.total] : [])];
    const shown = (content: readonly Inline[]): string => (content.length === 0 && block.toFill ? ROOM : cell(content));
    return rows.map((row) => row.map(shown).join(" | "));
  },
  schedule: (block) => {
    const heading = underlined(printable(block.label), "-");
    return apart([heading, inlineWords(block.title).split("\n"), ...block.blocks.map(write)]);
  },
  signature: (block) => {
    const heading = block.heading ? [inlineWords(block.heading)] : [];
    const seal = block.seal ? [printable(block.seal)] : [];
    return [...heading, ...block.lines.map(signatureLine), ...seal];
  },
  notarial: (block) => {
    const paragraphs = [...(block.notice ? [block.notice] : []), ...block.paragraphs];
    return apart([...paragraphs.map((content) => inlineWords(content).split("\n")), block.lines.map(signatureLine)]);
  },
  pageBreak: () => [],
};

const write = (block: AnyBlock): Lines => writeBlock(writers, block, null);

const cell = (content: readonly Inline[]): string => inlineWords(content).replaceAll("\n", " ");

function signatureLine(line: SignatureLine): string {
  if (line.type === "rule") return `${printable(line.label)}: ${RULE}`;
  if (line.type === "seal") return printable(line.label);
  const words = inlineWords(line.content);
  return line.label ? `${printable(line.label)}: ${words}` : words;
}

/** Groups of lines with an empty line between them. */
function apart(groups: readonly Lines[]): Lines {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : ["", ...group]));
}

/** The number before the first line, every other line starting below the first. */
function hanging(number: string, lines: Lines): Lines {
  const label = printable(number);
  if (label === "") return lines;
  const indent = " ".repeat(columns(label) + 1);
  return lines.map((line, index) => (index === 0 ? `${label} ${line}` : indent + line));
}

function underlined(words: string, mark: string): Lines {
  const lines = words.split("\n");
  return [...lines, mark.repeat(Math.min(72, Math.max(...lines.map(columns))))];
}

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

/** Columns taken in a fixed-width font, where East Asian characters take two. */
const columns = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);
