import { numberAt } from "../../../text/numbers/clause-number.ts";
import type { NumberingScheme } from "../../../text/numbers/clause-number.ts";
import type { PickedClause } from "./select-clauses.ts";

/** A clause or schedule that references can cite. */
export type NumberingTarget = {
  readonly type: "clause" | "schedule";
  readonly id: string;
  readonly cited: string;
  /** Label of the schedule around a clause, null in the body. */
  readonly schedule: string | null;
};

/** Targets by id, and repeated ones by catalog id, in order. */
export type NumberingTargets = {
  readonly byId: Map<string, NumberingTarget>;
  readonly repeated: Map<string, NumberingTarget[]>;
};

export const createTargets = (): NumberingTargets => ({ byId: new Map(), repeated: new Map() });

/** Adds a target under its id; one of a repeated clause also under the shared catalog id. */
export const addTarget = (targets: NumberingTargets, target: NumberingTarget, catalogId: string): void => {
  targets.byId.set(target.id, target);
  if (target.id === catalogId) return;
  const rows = targets.repeated.get(catalogId);
  if (rows) rows.push(target);
  else targets.repeated.set(catalogId, [target]);
};

/**
 * Whether the text of a section is numbered like the paragraphs after it: in a section of several paragraphs, each has a number.
 * A text that introduces those paragraphs is no paragraph beside them.
 */
const hasNumberedOpening = (
  { level, clause, picked, hasTable, children }: PickedClause,
  scheme: NumberingScheme,
): boolean => {
  if (scheme === "jo" || level !== 1 || !clause.title || !picked?.body.text) return false;
  const isIntroduction = picked.body.introduces && picked.items.length === 0 && !hasTable;
  return !isIntroduction && children.length > 0 && children.every((child) => !child.clause.title);
};

/** How many numbers a clause's own paragraph or items use before its children. */
const numbersTaken = (clause: PickedClause, scheme: NumberingScheme): number => {
  if (!clause.picked) return 0;
  if (clause.opening !== null || (scheme === "jo" && clause.level === 1)) return 1;
  return clause.level >= 2 && !clause.picked.runsIn ? clause.picked.items.length : 0;
};

/**
 * Whether a section has a single untitled clause. It then has no number of its own: there is no 5.1 without a 5.2.
 * After a list the clause keeps its number, so that its items are not mistaken for items of the list.
 */
const hasLoneParagraph = (
  { level, picked, hasTable, opening, children }: PickedClause,
  scheme: NumberingScheme,
): boolean =>
  level === 1 &&
  opening === null &&
  children.length === 1 &&
  !children[0]!.clause.title &&
  (picked === null || picked.items.length === 0 || picked.runsIn) &&
  (scheme !== "jo" || (!picked && !hasTable));

/** Heading numbering: numbers the clauses and adds each to the targets of cross references. */
export const numberClauses = (
  clauses: readonly PickedClause[],
  scheme: NumberingScheme,
  targets: NumberingTargets,
  schedule: string | null,
): void => {
  const visit = (clause: PickedClause, index: number, parent: string, bare: boolean): void => {
    const { number, cited } = numberAt(scheme, { level: clause.level, index, parent });
    clause.number = bare ? "" : number;
    const own = bare ? parent : cited;
    addTarget(targets, { type: "clause", id: clause.id, cited: own, schedule }, clause.clause.id);
    if (hasNumberedOpening(clause, scheme))
      clause.opening = numberAt(scheme, { level: clause.level + 1, index: 1, parent: own }).number;
    const before = numbersTaken(clause, scheme);
    clause.children.forEach((child, at) => visit(child, before + at + 1, own, hasLoneParagraph(clause, scheme)));
  };
  clauses.forEach((clause, index) => visit(clause, index + 1, "", false));
};
