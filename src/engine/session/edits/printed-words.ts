import type { AnyBlock, Inline, LegalDocument, SignatureLine } from "../../../model/document.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import { blankLine } from "../../../text/words/blank-line.ts";

/** A line as printed; its blanks are lines to write on. */
const printedLine = (line: readonly Inline[]): string => inlineText(line, blankLine);

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const rows = (cells: readonly (readonly (readonly Inline[])[])[]): readonly string[] =>
  cells.map((row) => row.map(printedLine).join(" | "));

const signatureLine = (line: SignatureLine): string =>
  line.type === "text" ? joined(line.label ?? "", printedLine(line.content)) : line.label;

/**
 * The printed lines of a block, without nested blocks. The number of a clause is left out, because it depends only on
 * the position.
 */
export const ownLines = (block: AnyBlock): readonly string[] => {
  switch (block.type) {
    case "title":
    case "heading":
    case "paragraph":
      return [printedLine(block.content)];
    case "part":
      return [joined(block.label, printedLine(block.content))];
    case "recital":
      return [joined(block.number, printedLine(block.content))];
    case "clause":
      return block.title ? [printedLine(block.title)] : [];
    case "list":
      return block.items.map(({ number, content }) => joined(number, printedLine(content)));
    case "table":
      return rows([block.columns.map(({ title }) => title), ...block.rows, ...(block.total ? [block.total] : [])]);
    case "schedule":
      return [joined(block.label, printedLine(block.title))];
    case "signature":
      return [printedLine(block.heading ?? []), ...block.lines.map(signatureLine), block.seal ?? ""];
    case "notarial":
      return [printedLine(block.notice ?? []), ...block.paragraphs.map(printedLine), ...block.lines.map(signatureLine)];
    case "pageBreak":
      return [];
  }
};

/** The footer of each page: the title, the version, and a line for each person's initials. */
export const footLines = ({ title, provenance, initials = 0 }: LegalDocument): readonly string[] => [
  joined(title, provenance.version, "__ ".repeat(initials).trim()),
];
