import type { QueryClient } from "@tanstack/react-query";
import { prepareDocument } from "../../../engine/document/prepare-document.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import { readDocument } from "../../../engine/session/shape/document-shape.ts";
import { versionHash } from "../../../engine/session/hashing/hashes.ts";
import { formMessages } from "../../../i18n/form.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { AnswerSource } from "../../../model/session/session-event.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { outputName } from "../../../text/words/entry-name.ts";
import { createFormSession } from "../../../ui/form-state/create-form-session.ts";
import type { DocumentForm } from "../../../ui/form/context/open-form.ts";
import { contextOf } from "../../form-host/form-context.ts";
import { definitionAddress } from "../../form-host/use-definition.ts";
import { loadFormLaw } from "../../form-host/use-law.ts";
import { loadQuery } from "../../queries/load-query.ts";
import { today } from "../../shared/clock.ts";

/** The form behind a session's document. */
export type OpenedAnswers = {
  readonly form: DocumentForm;
  /** The same form with the answers of the session. */
  readonly original: DocumentForm;
  /** The document that its current answers make. */
  readonly assemble: () => LegalDocument;
  /** The answers of the session make another text than the one it has: the form, the law or the settings have changed. */
  readonly isOutOfDate: boolean;
};

// As other devices read it from the log.
const asLogged = (document: LegalDocument): LegalDocument =>
  readDocument(JSON.parse(JSON.stringify(document))) ?? document;

/**
 * Opens the form of a session's document with its answers; `typed` are others that were not sent yet. `ownSettings` are those
 * of this device, for a session that does not name its own.
 *
 * Throws: when a definition or the law that it reads cannot be loaded.
 */
export const openAnswers = async (
  client: QueryClient,
  ownSettings: DocumentSettings,
  { definition: id, language, answers, settings: textSettings }: AnswerSource,
  base: LegalDocument,
  typed: RawAnswers | null,
): Promise<OpenedAnswers> => {
  const definition = await loadQuery<DocumentDefinition>(client, definitionAddress(id, language));
  const settings = { ...ownSettings, ...textSettings };
  // The document may be in another language than its form.
  const isSame = definition.document.language === base.language;
  const written = isSame
    ? definition
    : await loadQuery<DocumentDefinition>(client, definitionAddress(id, base.language));
  const context = contextOf(definition, settings, await loadFormLaw(client, definition.topics ?? {}), today());
  const prepared = prepareForm(definition);
  const document = prepareDocument(written);
  const again = asLogged(document.assemble(prepared.evaluate(answers, context), context));
  const formWith = (given: RawAnswers): DocumentForm => ({
    definition,
    session: createFormSession({ prepared, context, answers: given }),
    locale: language,
    messages: formMessages(language),
    name: outputName(definition),
    personal: null,
    lastPlace: null,
  });
  const form = formWith(typed ?? answers);
  return {
    form,
    original: formWith(answers),
    assemble: () => asLogged(document.assemble(form.session.view(), context)),
    isOutOfDate: versionHash(again) !== versionHash(base),
  };
};
