import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { applyChange } from "../edits/apply-change.ts";
import { findUnit, wordingOf, wordingText } from "../edits/clause-units.ts";

const textOfUnit = (document: LegalDocument | null, id: string): string => {
  const unit = document && findUnit(document, id);
  return unit ? wordingText(wordingOf(unit)) : "";
};

/**
 * The wording of a clause before and after a change; empty if the clause does not exist in that version. A change of
 * answers has no wording of its own.
 *
 * The new wording is taken from the changed document, so its references have their new numbers. The proposer's own
 * wording of a new clause is used only if the change no longer applies.
 */
export const changedWording = (
  document: LegalDocument,
  change: Exclude<Change, { readonly op: "answers" }>,
): { readonly from: string; readonly to: string } => {
  const after = applyChange(document, change);
  const from = textOfUnit(document, change.clause);
  if (change.op === "insert" && after === null) return { from: "", to: wordingText(change.wording) };
  return { from, to: textOfUnit(after, change.clause) };
};
