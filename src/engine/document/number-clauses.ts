import { numberAt } from "./numbering.ts";
import type { Scheme } from "./numbering.ts";
import type { PickedClause } from "./select.ts";

/** What a reference to a printed thing needs: its number, and the schedule it stands in. */
export type Target = {
  readonly type: "clause" | "schedule";
  readonly id: string;
  readonly cited: string;
  /** Label of the schedule around a clause, null in the body. */
  readonly schedule: string | null;
};

/** Printed things by id, and by the catalog id of what repeats, in order. */
export type Targets = { readonly byId: Map<string, Target>; readonly repeated: Map<string, Target[]> };

export const noTargets = (): Targets => ({ byId: new Map(), repeated: new Map() });

/** Adds a target under its id; one of several of the same clause also under the id they share. */
export const addTarget = (targets: Targets, target: Target, catalogId: string): void => {
  targets.byId.set(target.id, target);
  if (target.id === catalogId) return;
  const rows = targets.repeated.get(catalogId);
  if (rows) rows.push(target);
  else targets.repeated.set(catalogId, [target]);
};

/** The count that the children of a clause go on from: its own paragraph or items may have taken the first places. */
const taken = (clause: PickedClause, scheme: Scheme): number => {
  if (!clause.picked) return 0;
  if (scheme === "jo" && clause.level === 1) return 1;
  return clause.level >= 2 && !clause.picked.runsIn ? clause.picked.items.length : 0;
};

/** A Japanese article of one paragraph is cited without that paragraph's number. */
const isOnlyParagraph = (parent: PickedClause, scheme: Scheme): boolean =>
  scheme === "jo" && parent.level === 1 && !parent.picked && parent.children.length === 1;

/** Numbers the clauses and enters each among the targets. */
export const numberClauses = (
  clauses: readonly PickedClause[],
  scheme: Scheme,
  targets: Targets,
  schedule: string | null,
): void => {
  const visit = (clause: PickedClause, index: number, parent: string, bare: boolean): void => {
    const { number, cited } = numberAt(scheme, { level: clause.level, index, parent });
    clause.number = number;
    const own = bare ? parent : cited;
    addTarget(targets, { type: "clause", id: clause.id, cited: own, schedule }, clause.clause.id);
    const before = taken(clause, scheme);
    clause.children.forEach((child, at) => visit(child, before + at + 1, own, isOnlyParagraph(clause, scheme)));
  };
  clauses.forEach((clause, at) => visit(clause, at + 1, "", false));
};
