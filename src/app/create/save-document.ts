import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { Expression } from "../../model/expression.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { outputFormats } from "../../outputs/output-formats.ts";
import type { DocumentForm } from "../../ui/form/context/open-form.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import type { Value } from "../../values/value.ts";
import { nowIso } from "../shared/clock.ts";
import { fileNamingOf } from "../form-host/draft/file-name-of.ts";
import { saveRecord } from "../storage/records.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import { storeInVault } from "../storage/vault.ts";
import { makeFile } from "./make-files.ts";
import type { DocumentWithNote } from "./make-files.ts";
import { trackedDates, trackedDocument } from "./tracked-end.ts";

const vaultFormats = outputFormats.filter(({ isInVault }) => isInVault);

/**
 * Saves the document to the vault of this device, as PDF to print and as Word to edit; null on success.
 *
 * Saving the same draft again adds a version.
 */
export const saveToVault = async (
  { definition, session }: DocumentForm,
  draft: string,
  made: DocumentWithNote,
  settings: DocumentSettings,
): Promise<StorageFailure | null> => {
  const nameOf = fileNamingOf(definition);
  const files = await Promise.all(vaultFormats.map(({ id }) => makeFile(made, settings, id, nameOf)));
  const result = await storeInVault(
    {
      id: draft,
      name: made.document.title,
      definition: definition.id,
      language: made.document.language,
      answers: session.answers(),
      files,
    },
    nowIso(),
  );
  return result.type === "failed" ? result.why : null;
};

const valueOf = ({ session }: DocumentForm, formula: Expression | undefined): Value =>
  formula ? link(formula.ast)((name) => valueAt(session.view(), name)) : null;

/** Adds the end of the document to the expiration tracker; null when it worked. */
export const trackEndDate = (form: DocumentForm, draft: string, name: string): Promise<StorageFailure | null> => {
  const { lasts } = form.definition;
  const term = {
    from: valueOf(form, lasts?.from),
    until: valueOf(form, lasts?.until),
    noticeDays: valueOf(form, lasts?.noticeDays),
  };
  const dates = trackedDates(term, nowIso());
  // Keep notes that the visitor has added in the tracker.
  return saveRecord("tracked", trackedDocument(draft, name, dates), (before) => ({ ...before, ...dates }));
};
