import type { QueryClient } from "@tanstack/react-query";
import { prepareDocument } from "../../../engine/document/prepare-document.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { contextOf } from "../../form-host/form-context.ts";
import { definitionAddress } from "../../form-host/use-definition.ts";
import { loadFormLaw } from "../../form-host/use-law.ts";
import { loadQuery } from "../../queries/load-query.ts";
import { today } from "../../shared/clock.ts";
import { loadRecord } from "../../storage/records.ts";
import { loadVaultFile } from "../../storage/vault.ts";
import { documentSubject } from "../document-subject.ts";
import type { SessionSubject } from "../start-session.ts";
import { readSignedFile } from "./read-signed-file.ts";
import type { SignedOriginal } from "./read-signed-file.ts";

/** What a session can be started with from a document of the vault. */
export type OpenedVaultDocument =
  | { readonly type: "signed"; readonly original: SignedOriginal }
  | { readonly type: "made"; readonly subject: SessionSubject }
  | { readonly type: "pdf"; readonly file: File }
  | { readonly type: "none" };

const madeFrom = async (
  client: QueryClient,
  settings: DocumentSettings,
  { definition: id, language, answers }: { definition: string; language: string; answers: RawAnswers },
): Promise<SessionSubject> => {
  const definition = await loadQuery<DocumentDefinition>(client, definitionAddress(id, language));
  const context = contextOf(definition, settings, await loadFormLaw(client, definition.topics ?? {}), today());
  const view = prepareForm(definition).evaluate(answers, context);
  return documentSubject(definition, answers, prepareDocument(definition).assemble(view, context), settings);
};

/**
 * Opens the latest version of a document of the vault: as the signed original if its PDF is sealed, else made again from its
 * answers, else as a PDF to be signed.
 *
 * Throws: when the definition or the law that it reads cannot be loaded.
 */
export const openVaultDocument = async (
  client: QueryClient,
  settings: DocumentSettings,
  id: string,
): Promise<OpenedVaultDocument> => {
  const loaded = await loadRecord("documents", id);
  if (loaded.type !== "found") return { type: "none" };
  const { definition, language, versions } = loaded.record;
  const { files, answers } = versions.at(-1)!;
  const pdf = files.find(({ mime, name }) => mime === "application/pdf" || name.toLowerCase().endsWith(".pdf"));
  const stored = pdf ? await loadVaultFile(pdf) : null;
  const bytes = stored && new Uint8Array(stored);
  const original = bytes && (await readSignedFile(globalThis.crypto, bytes).catch(() => null));
  if (original) return { type: "signed", original };
  if (definition !== null && answers !== null) {
    return { type: "made", subject: await madeFrom(client, settings, { definition, language, answers }) };
  }
  return pdf && bytes
    ? { type: "pdf", file: new File([bytes], pdf.name, { type: "application/pdf" }) }
    : { type: "none" };
};
