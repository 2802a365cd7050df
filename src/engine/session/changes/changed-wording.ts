import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { applyChange } from "../edits/apply-change.ts";
import { findUnit, wordingOf, wordingText } from "../edits/clause-units.ts";

const textOfUnit = (document: LegalDocument | null, id: string): string => {
  const unit = document && findUnit(document, id);
  return unit ? wordingText(wordingOf(unit)) : "";
};

/**
 * The words of a clause before and after a change; empty where there is no clause. Answers have none.
 *
 * The new words are those of the document after the change, with the numbers that its references then have. Those that the
 * proposer wrote into a new clause are used only where it no longer fits.
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
