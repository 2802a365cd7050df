import type { ClauseUnit } from "../../../engine/session/edits/clause-units.ts";
import { findUnit } from "../../../engine/session/edits/clause-units.ts";
import { citedNumbers } from "../../../engine/session/edits/renumber.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";

/** How a part of the document is called: "section 3.2 (Fees)", "recital (A)", "the opening paragraph". */
export const unitName = (messages: SessionMessages, document: LegalDocument, unit: ClauseUnit): string => {
  if (unit.type === "recital") return messages.recital(unit.number);
  if (unit.type === "paragraph") return unit.id === "opening" ? messages.openingParagraph : messages.paragraph;
  return messages.section(
    citedNumbers(document).get(unit.id) ?? unit.number,
    unit.title ? inlineText(unit.title) : null,
  );
};

/** The same by its id; a part that is gone is "this paragraph". */
export const nameOfId = (messages: SessionMessages, document: LegalDocument, id: string): string => {
  const unit = findUnit(document, id);
  return unit ? unitName(messages, document, unit) : messages.paragraph;
};
