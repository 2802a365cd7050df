import { toRawAnswers } from "../../../engine/form/answers/answers-file.ts";
import type { NormalizedAnswers } from "../../../engine/form/answers/normalize-answers.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../../engine/form/prepare-form.ts";
import { prepareDocument } from "../../../engine/document/prepare-document.ts";
import type { PreparedDocument } from "../../../engine/document/prepare-document.ts";
import type { Context } from "../../../model/context.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { documentText } from "../../../text/document-text.ts";
import { parseIsoDate } from "../../../values/date.ts";
import type { CaseInput } from "../../input/schema-types.ts";

/** A definition ready to run with the answers of its cases. */
export type RunnableDocument = {
  readonly definition: DocumentDefinition;
  readonly form: PreparedForm;
  readonly plan: PreparedDocument;
  readonly law: LawByTopic;
  readonly settings: DocumentSettings;
};

/** A case with everything it inherits from an earlier one. */
export type ResolvedCase = {
  readonly source: CaseInput;
  readonly answers: { readonly [field: string]: unknown };
  readonly today: string;
  readonly jurisdiction: string | null;
  readonly levelOfDetail: number;
};

/** The result of running a case. */
export type CaseResult = {
  readonly full: ResolvedCase;
  readonly fitted: NormalizedAnswers;
  readonly view: FormView;
  readonly context: Context;
  /** Null if the visitor was shown an exit, or if the document could not be assembled. */
  readonly document: LegalDocument | null;
  readonly text: string;
  /** The number by which each printed clause is cited; computed on demand. */
  readonly numbers: () => { readonly [clause: string]: string };
};

/** Prepares the form and document of a definition once for all cases. */
export const prepareRun = (
  definition: DocumentDefinition,
  law: LawByTopic,
  settings: DocumentSettings,
): RunnableDocument => ({
  definition,
  form: prepareForm(definition),
  plan: prepareDocument(definition),
  law,
  settings,
});

const contextOf = ({ definition, law, settings }: RunnableDocument, full: ResolvedCase): Context | null => {
  const today = parseIsoDate(full.today);
  if (!today) return null;
  const { fixed, language } = definition;
  return {
    today,
    locale: language,
    jurisdiction: fixed?.jurisdiction ?? full.jurisdiction,
    settings: { ...settings, levelOfDetail: full.levelOfDetail, ...(fixed ? { currency: fixed.currency } : {}) },
    law,
  };
};

/** Runs a case: opens the form with its answers and assembles the document; null if its date is invalid. */
export const runCase = (runnable: RunnableDocument, full: ResolvedCase): CaseResult | null => {
  const context = contextOf(runnable, full);
  if (!context) return null;
  const fitted = toRawAnswers(runnable.form, full.answers, context);
  const view = runnable.form.evaluate(fitted.answers, context);
  if (view.ineligible) return { full, fitted, view, context, document: null, text: "", numbers: () => ({}) };
  const document = runnable.plan.assemble(view, context);
  const numbers = (): { readonly [clause: string]: string } => runnable.plan.numbers(view, context);
  return { full, fitted, view, context, document, text: documentText(document), numbers };
};
