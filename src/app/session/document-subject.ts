import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { WordingSettings } from "../../model/session/session-event.ts";
import type { SessionSubject } from "./start-session.ts";

/** What a session about a document is started with: the document, the answers that made it, and how it may be signed. */
export const documentSubject = (
  { id, version, hash, language, esign }: DocumentDefinition,
  answers: RawAnswers,
  document: LegalDocument,
  { jurisdiction, language: documentLanguage, currency, levelOfDetail }: WordingSettings,
): SessionSubject => {
  const settings = { jurisdiction, language: documentLanguage, currency, levelOfDetail };
  const { allowed: signing, reason, source: law } = esign;
  return {
    document,
    source: { definition: id, version, hash, language, answers, settings },
    signing,
    signingReason: reason && law ? { text: reason, cite: law.cite, href: law.href ?? null } : null,
  };
};
