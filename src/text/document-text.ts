import type { Block, ClauseBlock, Inline, LegalDocument, SignatureLine } from "../model/document.ts";

const RULE = "____";

const words = (content: readonly Inline[] | undefined): string => (content ?? []).map(inline).join("");

const inline = (part: Inline): string => {
  switch (part.type) {
    case "strong":
      return words(part.content);
    case "reference":
      return part.before + part.number + part.after;
    case "blank":
      return RULE;
    default:
      return part.text;
  }
};

const line = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ");

const signatureLine = (one: SignatureLine): string => {
  if (one.type === "text") return line(one.label, words(one.content));
  return one.type === "rule" ? line(RULE, one.label) : one.label;
};

const rows = (cells: readonly (readonly (readonly Inline[])[])[]): string[] =>
  cells.map((row) => row.map(words).join("\t"));

const blockLines = (block: Block | ClauseBlock): readonly string[] => {
  switch (block.type) {
    case "title":
    case "heading":
    case "paragraph":
      return [words(block.content)];
    case "part":
      return [line(block.label, words(block.content))];
    case "recital":
      return [line(block.number, words(block.content))];
    case "clause":
      return [line(block.number, words(block.title)), ...block.blocks.flatMap(blockLines)];
    case "list":
      return block.items.map((item) => line(item.number, words(item.content)));
    case "table":
      return rows([block.columns.map(({ title }) => title), ...block.rows, ...(block.total ? [block.total] : [])]);
    case "schedule":
      return [line(block.label, words(block.title)), ...block.blocks.flatMap(blockLines)];
    case "signature":
      return [words(block.heading), ...block.lines.map(signatureLine), block.seal ?? ""];
    case "notarial":
      return [words(block.notice), ...block.paragraphs.map(words), ...block.lines.map(signatureLine)];
    case "pageBreak":
      return [];
  }
};

/**
 * The text of a document in order, one line for each paragraph, heading or row (cells separated by tabs); a blank is a rule.
 *
 * For checks of wording; writers produce the files for people.
 */
export const documentText = (document: LegalDocument): string =>
  document.blocks
    .flatMap(blockLines)
    .filter((text) => text.trim() !== "")
    .join("\n");
