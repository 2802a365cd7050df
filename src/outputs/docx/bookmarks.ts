import type { Block, ClauseBlock, LegalDocument } from "../../model/document.ts";

/** A place references lead to: its bookmark, the number that stands there, and the places it is part of. */
export type Place = {
  readonly bookmark: string;
  /** From 1, in the order of the document. */
  readonly order: number;
  readonly label: string;
  readonly within: readonly Place[];
  /** The schedule it stands in. */
  readonly schedule?: Place;
};

/** Every clause and schedule of the document by its id. */
export function placesOf(document: LegalDocument): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const used = new Set<string>();
  const visit = (block: Block | ClauseBlock, within: readonly Place[], schedule: Place | undefined): void => {
    if (block.type !== "clause" && block.type !== "schedule") return;
    const isClause = block.type === "clause";
    const label = isClause ? block.number.replace(/\.$/, "") : block.label;
    const place = { bookmark: bookmarkName(block.id, used), order: used.size, label, within, schedule };
    places.set(block.id, place);
    // A schedule's clauses count from 1 again, so the schedule is no part of their numbers.
    for (const child of block.blocks) {
      if (isClause) visit(child, [...within, place], schedule);
      else visit(child, [], place);
    }
  };
  for (const block of document.blocks) visit(block, [], undefined);
  return places;
}

/** Word takes letters, digits and underscores, a letter first, at most 40 of them, in any letter case only once. */
function bookmarkName(id: string, used: Set<string>): string {
  const base = `clause_${id.replace(/[^A-Za-z0-9]+/g, "_")}`.slice(0, 34);
  let name = base;
  for (let count = 2; used.has(name.toLowerCase()); count++) name = `${base}_${count}`;
  used.add(name.toLowerCase());
  return name;
}
