import type { CoverNote } from "../../model/cover-note.ts";
import type { AnyBlock, Inline, LegalDocument, SignatureLine } from "../../model/document.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { printable } from "../../text/printable.ts";
import { clauseWriter, writeBlock } from "../layout/writers.ts";
import type { Writers } from "../layout/writers.ts";
import { inlineWords } from "../layout/inline-words.ts";
import { signatureLine } from "../layout/signature-line.ts";

type Lines = readonly string[];

/** `isSetOff` means that lines of asterisks already enclose the block; `afterLabel` follows labels of signature lines. */
type State = { readonly isSetOff: boolean; readonly afterLabel: string };

/** Printed in a cell that is filled in by hand. */
const ROOM = "_".repeat(16);

/** Between the end of the document and what is not part of it. */
const END = "_".repeat(72);

/**
 * Printed before and after a conspicuous clause, because plain text has no bold type.
 *
 * Source: UCC § 1-201(b)(10), text "set off … by symbols or other marks that call attention to the language"
 */
const SET_OFF = "*".repeat(72);

/**
 * The document as plain text: the words in the order of every format, with indented sub-clauses and signature lines. The
 * cover note follows below a line.
 */
export function writeText(document: LegalDocument, note: CoverNote | null = null): string {
  const state: State = { isSetOff: false, afterLabel: pageConventions(document.language).afterLabel };
  const about = note ? [[END], ...writeAll(note.blocks, state)] : [];
  const lines = apart([...writeAll(document.blocks, state), ...about]);
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

const clause = clauseWriter<State, Lines>(
  {
    conspicuous: (isSetOff, state) => ({ ...state, isSetOff: isSetOff || state.isSetOff }),
    minSize: (_, state) => state,
  },
  (block, inside, around) => {
    const title = block.title ? [inlineWords(block.title).split("\n")] : [];
    const lines = hanging(block.number, apart([...title, ...writeAll(block.blocks, inside)]));
    return inside.isSetOff && !around.isSetOff ? [SET_OFF, ...lines, SET_OFF] : lines;
  },
);

const writers: Writers<State, Lines> = {
  title: (block) => underlined(inlineWords(block.content), "="),
  heading: (block) => underlined(inlineWords(block.content), "-"),
  part: (block) => underlined(`${printable(block.label)} ${inlineWords(block.content)}`, "="),
  paragraph: (block) => inlineWords(block.content).split("\n"),
  recital: (block) => hanging(block.number, inlineWords(block.content).split("\n")),
  clause,
  list: (block) => block.items.flatMap((item) => hanging(item.number, inlineWords(item.content).split("\n"))),
  table: (block) => {
    const rows = [block.columns.map((column) => column.title), ...block.rows, ...(block.total ? [block.total] : [])];
    const shown = (content: readonly Inline[]): string => (content.length === 0 && block.toFill ? ROOM : cell(content));
    return rows.map((row) => row.map(shown).join(" | "));
  },
  schedule: (block, state) => {
    const heading = underlined(printable(block.label), "-");
    return apart([heading, inlineWords(block.title).split("\n"), ...writeAll(block.blocks, state)]);
  },
  signature: (block, state) => {
    const heading = block.heading ? [inlineWords(block.heading)] : [];
    const seal = block.seal ? [printable(block.seal)] : [];
    return [...heading, ...linesOf(block.lines, state), ...seal];
  },
  notarial: (block, state) => {
    const paragraphs = [...(block.notice ? [block.notice] : []), ...block.paragraphs];
    return apart([...paragraphs.map((content) => inlineWords(content).split("\n")), linesOf(block.lines, state)]);
  },
  pageBreak: () => [],
};

const writeAll = (blocks: readonly AnyBlock[], state: State): readonly Lines[] =>
  blocks.map((block) => writeBlock(writers, block, state));

const cell = (content: readonly Inline[]): string => inlineWords(content).replaceAll("\n", " ");

const linesOf = (lines: readonly SignatureLine[], { afterLabel }: State): Lines =>
  lines.map((line) => signatureLine(line, afterLabel, { text: printable, inlines: inlineWords }));

/** Groups of lines with an empty line between them. */
function apart(groups: readonly Lines[]): Lines {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : ["", ...group]));
}

/** A hanging indent: the number before the first line, later lines aligned with its text. */
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

/** Width in a fixed-width font, in which East Asian characters take two columns. */
const columns = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);
