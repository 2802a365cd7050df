import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import { innerBlocks } from "../../../text/inner-blocks.ts";
import { listUnits } from "./clause-units.ts";
import type { ClauseUnit } from "./clause-units.ts";
import { footLines, ownLines } from "./printed-words.ts";

/** A part of a document whose words differ; `id` is null for everything outside of clauses, recitals and paragraphs. */
export type ChangedPart = { readonly id: string | null; readonly before: string; readonly after: string };

/** The words of a clause; tables and clauses inside it are not part of them. */
const unitLines = (unit: ClauseUnit): readonly string[] => {
  const own = unit.type === "clause" ? unit.blocks.filter(({ type }) => type === "paragraph" || type === "list") : [];
  return [...ownLines(unit), ...own.flatMap(ownLines)];
};

/** The words of every unit with that id: a second one must not hide behind the first. */
const textOf = (units: readonly ClauseUnit[], id: string): string =>
  units
    .filter((unit) => unit.id === id)
    .flatMap(unitLines)
    .join("\n");

type Placed = { readonly block: AnyBlock; readonly within: string; readonly isInClause: boolean };

const placedBlocks = (blocks: readonly AnyBlock[], within = "", isInClause = false): readonly Placed[] =>
  blocks.flatMap((block): readonly Placed[] => {
    const placed = { block, within, isInClause };
    if (block.type === "pageBreak") return [placed];
    return [placed, ...placedBlocks(innerBlocks(block), block.id, block.type === "clause")];
  });

const isUnit = ({ block: { type }, isInClause }: Placed): boolean =>
  type === "clause" || type === "recital" || type === "paragraph" || (type === "list" && isInClause);

/** The lines that belong to no unit: titles, tables, signatures and the like; with `hasUnits` also where the units are. */
const otherText = (document: LegalDocument, hasUnits: boolean): string => {
  const lines = placedBlocks(document.blocks).flatMap((placed): readonly string[] => {
    const { block, isInClause } = placed;
    if (!isUnit(placed)) return ownLines(block);
    if (!hasUnits || (isInClause && block.type !== "clause")) return [];
    return block.type === "clause" ? [[block.number, ...unitLines(block).slice(0, 1)].join(" ")] : ownLines(block);
  });
  return [...lines, ...footLines(document)].join("\n");
};

/** Whether the parts that both versions have are in the same order and place. */
const isSameOrder = (before: LegalDocument, after: LegalDocument): boolean => {
  const placesIn = ({ blocks }: LegalDocument): ReadonlyMap<string, string> =>
    new Map(
      placedBlocks(blocks).flatMap(({ block, within }) =>
        block.type === "pageBreak" ? [] : [[block.id, JSON.stringify([block.type, block.id, within])] as const],
      ),
    );
  const [first, second] = [placesIn(before), placesIn(after)];
  const shared = (places: typeof first): string =>
    [...places].flatMap(([id, place]) => (first.has(id) && second.has(id) ? [place] : [])).join("\n");
  return shared(first) === shared(second);
};

/**
 * Every part of a document that differs from another version of it, in order; removed parts come last, and what is in no part
 * at the very end. No printed word that differs is left out, except the numbers of clauses, which follow from their places.
 */
export const changedParts = (before: LegalDocument, after: LegalDocument): readonly ChangedPart[] => {
  const [earlier, later] = [listUnits(before), listUnits(after)];
  const ids = new Set([...later, ...earlier].map(({ id }) => id));
  const parts = [...ids].map((id) => ({ id, before: textOf(earlier, id), after: textOf(later, id) }));
  const hasUnits = before.numbering !== after.numbering || !isSameOrder(before, after);
  const rest = { id: null, before: otherText(before, hasUnits), after: otherText(after, hasUnits) };
  return [...parts, rest].filter((part) => part.before !== part.after);
};
