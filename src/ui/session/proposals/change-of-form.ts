import type { ClauseUnit } from "../../../engine/session/edits/clause-units.ts";
import { wordingOf } from "../../../engine/session/edits/clause-units.ts";
import { editableText, parseWording } from "../../../engine/session/edits/parse-wording.ts";
import type { AnyBlock, Clause, LegalDocument } from "../../../model/document.ts";
import { innerBlocks } from "../../../text/inner-blocks.ts";
import type { Change } from "../../../model/session/session-event.ts";

/** The kinds of changes that a person can choose for a part. */
export type ChangeKind = "replace" | "insert" | "delete" | "moveUp" | "moveDown";

/** What a person typed. */
export type TypedChange = { readonly kind: ChangeKind; readonly title: string; readonly text: string };

/** The clauses beside one, in the same clause, schedule or document; null if it is not in these blocks. */
const siblingsIn = (blocks: readonly AnyBlock[], id: string): readonly Clause[] | null => {
  const clauses = blocks.filter((block) => block.type === "clause");
  if (clauses.some((clause) => clause.id === id)) return clauses;
  for (const block of blocks) {
    const inside = siblingsIn(innerBlocks(block), id);
    if (inside) return inside;
  }
  return null;
};

const neighbor = (document: LegalDocument, { id }: ClauseUnit, step: 1 | -1): Clause | undefined => {
  const siblings = siblingsIn(document.blocks, id) ?? [];
  return siblings[siblings.findIndex((clause) => clause.id === id) + step];
};

/** The changes that are possible for a part: only clauses have others beside them. */
export const changeKinds = (document: LegalDocument, unit: ClauseUnit): readonly ChangeKind[] => {
  if (unit.type !== "clause") return ["replace"];
  const up = neighbor(document, unit, -1) ? (["moveUp"] as const) : [];
  const down = neighbor(document, unit, 1) ? (["moveDown"] as const) : [];
  return ["replace", "insert", "delete", ...up, ...down];
};

/** A part's words as a person edits them. */
export const typedOf = (document: LegalDocument, unit: ClauseUnit): Pick<TypedChange, "title" | "text"> => {
  const wording = wordingOf(unit);
  const level = unit.type === "clause" ? unit.level : 1;
  return { title: wording.title ?? "", text: editableText(wording, level, document.numbering) };
};

/** The change that a person typed; null while it changes nothing. `newId` names an inserted clause. */
export const changeOf = (
  document: LegalDocument,
  unit: ClauseUnit,
  { kind, title, text }: TypedChange,
  newId: string,
): Change | null => {
  const clause = unit.id;
  if (kind === "delete") return { op: "delete", clause };
  if (kind === "moveUp" || kind === "moveDown") {
    const of = neighbor(document, unit, kind === "moveUp" ? -1 : 1);
    return of ? { op: "move", clause, to: { side: kind === "moveUp" ? "before" : "after", of: of.id } } : null;
  }
  if (kind === "insert") {
    if (text.trim() === "") return null;
    return {
      op: "insert",
      clause: newId,
      to: { side: "after", of: clause },
      wording: parseWording(document, title, text),
    };
  }
  const before = typedOf(document, unit);
  if (before.title === title.trim() && before.text === text.trim()) return null;
  return { op: "replace", clause, wording: parseWording(document, title, text, wordingOf(unit)) };
};
