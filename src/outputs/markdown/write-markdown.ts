import type { CoverNote } from "../../model/cover-note.ts";
import type { AnyBlock, Inline, LegalDocument, SignatureLine } from "../../model/document.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { printable } from "../../text/printable.ts";
import { clauseWriter, writeBlock } from "../layout/writers.ts";
import { signatureLine } from "../layout/signature-line.ts";
import type { Writers } from "../layout/writers.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { boldMarkdown, inlineMarkdown, markdownLine } from "./inline-markdown.ts";

/**
 * `level` is that of the next heading; `hasParts` means that the document has parts; `bold` that the enclosing clause is
 * conspicuous; `afterLabel` follows labels of signature lines.
 */
type State = {
  readonly level: number;
  readonly hasParts: boolean;
  readonly bold: boolean;
  readonly afterLabel: string;
};

/** Printed in a cell that is filled in by hand. */
const ROOM = "_".repeat(16);

/** The document as readable Markdown: real headings, lists and tables. The cover note follows below a rule. */
export function writeMarkdown(document: LegalDocument, note: CoverNote | null = null): string {
  const hasParts = document.blocks.some(({ type }) => type === "part");
  const { afterLabel } = pageConventions(document.language);
  const state: State = { level: 2, hasParts, bold: false, afterLabel };
  const about: readonly AnyBlock[] = note ? [{ type: "pageBreak" }, ...note.blocks] : [];
  return `${[...document.blocks, ...about].map((block) => write(block, state)).join("\n\n")}\n`;
}

const clause = clauseWriter<State, string>(
  {
    conspicuous: (isBold, state) => ({ ...state, bold: isBold || state.bold }),
    minSize: (_, state) => state,
  },
  (block, { hasParts, ...styled }) => {
    const level = hasParts ? styled.level + 1 : styled.level;
    const inner = { ...styled, level: block.title ? level + 1 : level, hasParts: false };
    const body = block.blocks.map((child) => write(child, inner)).join("\n\n");
    if (!block.title) return item(block.number, body);
    return `${heading(level, `${printable(block.number)} ${markdownLine(block.title)}`)}\n\n${body}`.trimEnd();
  },
);

const writers: Writers<State, string> = {
  title: (block) => `# ${markdownLine(block.content)}`,
  heading: (block, state) => heading(state.level, markdownLine(block.content)),
  part: (block, { level }) => heading(level, `${plain(block.label)} ${markdownLine(block.content)}`),
  paragraph: (block, state) => bodyText(block.content, state),
  recital: (block) => item(block.number, inlineMarkdown(block.content)),
  clause,
  list: (block, state) => block.items.map((entry) => item(entry.number, bodyText(entry.content, state))).join("\n"),
  table: (block) => {
    const rule = block.columns.map((column) => (column.align === "end" ? "---:" : ":---"));
    const rows = block.total ? [...block.rows, block.total] : block.rows;
    return [
      row(
        block.columns.map((column) => column.title),
        false,
      ),
      `| ${rule.join(" | ")} |`,
      ...rows.map((cells) => row(cells, block.toFill)),
    ].join("\n");
  },
  schedule: (block, state) => {
    const title = heading(state.level, `${plain(block.label)} ${markdownLine(block.title)}`);
    const inner = { ...state, level: state.level + 1, hasParts: false };
    return [title, ...block.blocks.map((child) => write(child, inner))].join("\n\n");
  },
  signature: (block, state) => {
    const title = block.heading ? [`**${markdownLine(block.heading).replaceAll("**", "")}**`] : [];
    const seal = block.seal ? [plain(block.seal)] : [];
    return [...title, ...linesOf(block.lines, state), ...seal].join("\\\n");
  },
  notarial: (block, state) => {
    const notice = block.notice ? [quoted(inlineMarkdown(block.notice))] : [];
    const lines = block.lines.length > 0 ? [linesOf(block.lines, state).join("\\\n")] : [];
    return [...notice, ...block.paragraphs.map(inlineMarkdown), ...lines].join("\n\n");
  },
  pageBreak: () => "---",
};

const write = (block: AnyBlock, state: State): string => writeBlock(writers, block, state);

const bodyText = (content: readonly Inline[], { bold }: State): string =>
  bold ? boldMarkdown(content) : inlineMarkdown(content);

const plain = (text: string): string => escapeMarkdown(printable(text));

const heading = (level: number, words: string): string => `${"#".repeat(Math.min(level, 6))} ${words.trim()}`;

/** A list item that starts with the legal number; later lines are indented into the item. */
const item = (number: string, body: string): string =>
  number === "" ? body : `- ${plain(number)} ${body.replace(/\n(?=[^\n])/g, "\n  ")}`;

const row = (cells: readonly (readonly Inline[])[], toFill = false): string => {
  const shown = (content: readonly Inline[]): string => (content.length === 0 && toFill ? ROOM : markdownLine(content));
  return `| ${cells.map(shown).join(" | ")} |`;
};

const quoted = (words: string): string => words.replace(/^/gm, "> ");

const linesOf = (lines: readonly SignatureLine[], { afterLabel }: State): readonly string[] =>
  lines.map((line) => signatureLine(line, afterLabel, { text: plain, inlines: inlineMarkdown }));
