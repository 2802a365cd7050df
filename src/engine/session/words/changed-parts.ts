import type { AnyBlock, Inline, LegalDocument } from "../../../model/document.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import { findUnit, listUnits, mapLines, wordingOf, wordingText } from "./clause-units.ts";

/** A part of a document whose words differ; `id` is null for everything outside of clauses, recitals and paragraphs. */
export type ChangedPart = { readonly id: string | null; readonly before: string; readonly after: string };

const signatureLines = (block: AnyBlock & { readonly type: "signature" }): readonly string[] => [
  inlineText(block.heading ?? []),
  ...block.lines.map((line) => (line.type === "text" ? `${line.label ?? ""} ${inlineText(line.content)}` : line.label)),
];

const printedLines = (block: AnyBlock): readonly string[] => {
  const lines: string[] = [];
  mapLines(block, (line: readonly Inline[]) => {
    lines.push(inlineText(line));
    return line;
  });
  return lines;
};

/** The lines that belong to no unit: titles, tables, signatures and the like. */
const otherLines = (block: AnyBlock, isInClause: boolean): readonly string[] => {
  switch (block.type) {
    case "clause":
      return block.blocks.flatMap((inner) => otherLines(inner, true));
    case "schedule":
      return [inlineText(block.title), ...block.blocks.flatMap((inner) => otherLines(inner, false))];
    case "recital":
    case "paragraph":
      return [];
    case "list":
      return isInClause ? [] : printedLines(block);
    case "signature":
      return signatureLines(block);
    default:
      return printedLines(block);
  }
};

const textOf = (document: LegalDocument, id: string): string => {
  const unit = findUnit(document, id);
  return unit ? wordingText(wordingOf(unit)) : "";
};

/**
 * Every part of a document that differs from another version of it, in order; removed parts come last, and what is in no part
 * at the very end. No printed word that differs is left out.
 */
export const changedParts = (before: LegalDocument, after: LegalDocument): readonly ChangedPart[] => {
  const ids = new Set([...listUnits(after), ...listUnits(before)].map(({ id }) => id));
  const parts = [...ids].map((id) => ({ id, before: textOf(before, id), after: textOf(after, id) }));
  const others = ({ blocks }: LegalDocument): string => blocks.flatMap((each) => otherLines(each, false)).join("\n");
  const rest = { id: null, before: others(before), after: others(after) };
  return [...parts, rest].filter((part) => part.before !== part.after);
};
