import type { ClauseUnit } from "../../engine/session/words/clause-units.ts";
import { findUnit } from "../../engine/session/words/clause-units.ts";
import { citedNumbers } from "../../engine/session/words/renumber.ts";
import type { SessionWords } from "../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../model/document.ts";
import { inlineText } from "../../text/templates/inline-text.ts";

/** How a part of the document is called: "section 3.2 (Fees)", "recital (A)", "the opening paragraph". */
export const unitName = (words: SessionWords, document: LegalDocument, unit: ClauseUnit): string => {
  if (unit.type === "recital") return words.recital(unit.number);
  if (unit.type === "paragraph") return unit.id === "opening" ? words.openingParagraph : words.paragraph;
  return words.section(citedNumbers(document).get(unit.id) ?? unit.number, unit.title ? inlineText(unit.title) : null);
};

/** The same by its id; a part that is gone is "this paragraph". */
export const nameOfId = (words: SessionWords, document: LegalDocument, id: string): string => {
  const unit = findUnit(document, id);
  return unit ? unitName(words, document, unit) : words.paragraph;
};
