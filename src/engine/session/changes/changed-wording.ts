import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { applyChange } from "../words/apply-change.ts";
import { findUnit, wordingOf, wordingText } from "../words/clause-units.ts";

const textOfUnit = (document: LegalDocument | null, id: string): string => {
  const unit = document && findUnit(document, id);
  return unit ? wordingText(wordingOf(unit)) : "";
};

/** The words of a clause before and after a change; empty where there is no clause. Answers have none. */
export const changedWording = (
  document: LegalDocument,
  change: Exclude<Change, { readonly op: "answers" }>,
): { readonly from: string; readonly to: string } => ({
  from: textOfUnit(document, change.clause),
  to: change.op === "insert" ? wordingText(change.wording) : textOfUnit(applyChange(document, change), change.clause),
});
