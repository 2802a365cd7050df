import { USUAL_REMINDERS } from "../../engine/deadlines/reminders.ts";
import { link } from "../../feel/evaluate/evaluate.ts";
import type { Expression } from "../../model/expression.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { DocumentForm } from "../../ui/form/open-form.ts";
import { valueIn } from "../../ui/form/say.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { nowIso } from "../clock.ts";
import { keepRecord } from "../storage/records.ts";
import type { TrackedItem } from "../../model/vault.ts";
import type { KeepFailure } from "../storage/records.ts";
import { keepInVault } from "../storage/vault.ts";
import { makeFile } from "./make-files.ts";

// What people sign and what they print.
const VAULT_FORMATS = ["docx", "pdf"];

/**
 * Puts the document into the vault of this device, as Word and as PDF; null when it worked.
 *
 * The same draft saved again becomes the next version of what is there.
 */
export const saveToVault = async (
  { definition, session }: DocumentForm,
  draft: string,
  document: LegalDocument,
  settings: DocumentSettings,
): Promise<KeepFailure | null> => {
  const files = await Promise.all(VAULT_FORMATS.map((format) => makeFile(document, settings, format)));
  const kept = await keepInVault(
    {
      id: draft,
      name: document.title,
      definition: definition.id,
      language: document.language,
      answers: session.answers(),
      files,
    },
    nowIso(),
  );
  return kept.type === "failed" ? kept.why : null;
};

const valueOf = ({ session }: DocumentForm, formula: Expression | undefined): Value =>
  formula ? link(formula.ast)((name) => valueIn(session.view(), name)) : null;

const isoOf = (value: Value): string | null => (isCalendarDate(value) ? isoDate(value) : null);

/** The last day of the document as an ISO date; null where it has none or that is not known yet. */
export const endOf = (form: DocumentForm): string | null => isoOf(valueOf(form, form.definition.lasts?.until));

/** Tells the expiration tracker when the document ends; null when it worked. */
export const trackEnd = (form: DocumentForm, draft: string, name: string): Promise<KeepFailure | null> => {
  const { lasts } = form.definition;
  const days = valueOf(form, lasts?.noticeDays);
  const dates = {
    effective: isoOf(valueOf(form, lasts?.from)),
    end: endOf(form),
    notice: isDecimal(days) ? { months: 0, days: days.toNumber() } : null,
    changed: nowIso(),
  };
  const item: TrackedItem = {
    format: 1,
    id: draft,
    name,
    document: draft,
    ...dates,
    renewMonths: null,
    remind: USUAL_REMINDERS,
    seen: [],
    note: "",
  };
  // What somebody noted in the tracker since stays.
  return keepRecord("tracked", item, (before) => ({ ...before, ...dates }));
};
