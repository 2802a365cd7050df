import type { AnyBlock, LegalDocument } from "../../model/document.ts";

/** The target of references: its bookmark, its printed number, and its ancestors. */
export type BookmarkTarget = {
  readonly bookmark: string;
  /** From 1, in the order of the document. */
  readonly order: number;
  readonly label: string;
  readonly within: readonly BookmarkTarget[];
  /** The enclosing schedule. */
  readonly schedule?: BookmarkTarget;
};

/** Every clause and schedule of the document by its id. */
export function bookmarkTargets(document: LegalDocument): ReadonlyMap<string, BookmarkTarget> {
  const places = new Map<string, BookmarkTarget>();
  const used = new Set<string>();
  const visit = (block: AnyBlock, within: readonly BookmarkTarget[], schedule: BookmarkTarget | undefined): void => {
    if (!("blocks" in block)) return;
    const isClause = block.type === "clause";
    const label = isClause ? block.number.replace(/\.$/, "") : block.label;
    const place = { bookmark: bookmarkName(block.id, used), order: used.size, label, within, schedule };
    places.set(block.id, place);
    // Numbering restarts in a schedule, so its number is not part of theirs.
    for (const child of block.blocks) {
      if (isClause) visit(child, [...within, place], schedule);
      else visit(child, [], place);
    }
  };
  for (const block of document.blocks) visit(block, [], undefined);
  return places;
}

/** A name that Word accepts: a letter, then letters, digits and underscores, at most 40, unique without regard to case. */
function bookmarkName(id: string, used: Set<string>): string {
  const base = `clause_${id.replace(/[^A-Za-z0-9]+/g, "_")}`.slice(0, 34);
  let name = base;
  for (let count = 2; used.has(name.toLowerCase()); count++) name = `${base}_${count}`;
  used.add(name.toLowerCase());
  return name;
}
