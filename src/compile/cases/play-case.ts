import { toRawAnswers } from "../../engine/form/answers-file.ts";
import type { FittedAnswers } from "../../engine/form/fit-answers.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import { prepareDocument } from "../../engine/document/prepare-document.ts";
import type { PreparedDocument } from "../../engine/document/prepare-document.ts";
import type { Context } from "../../model/context.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { FormView } from "../../model/form-view.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { documentText } from "../../text/document-text.ts";
import { parseIsoDate } from "../../values/date.ts";
import type { CaseInput } from "../input.ts";

/** A definition ready to be played with the answers of its cases. */
export type Stage = {
  readonly definition: DocumentDefinition;
  readonly form: PreparedForm;
  readonly paper: PreparedDocument;
  readonly law: LawShards;
  readonly settings: DocumentSettings;
};

/** A case with what it takes over from an earlier one. */
export type FullCase = {
  readonly source: CaseInput;
  readonly answers: { readonly [field: string]: unknown };
  readonly today: string;
  readonly jurisdiction: string | null;
  readonly levelOfDetail: number;
};

/** What came of a case. */
export type Played = {
  readonly full: FullCase;
  readonly fitted: FittedAnswers;
  readonly view: FormView;
  readonly context: Context;
  /** Null when the visitor was shown the way out, or when the document could not be made. */
  readonly document: LegalDocument | null;
  readonly text: string;
  /** Number each printed clause is cited by; worked out when asked for. */
  readonly numbers: () => { readonly [clause: string]: string };
};

/** Prepares form and document of a definition once for all its cases. */
export const setStage = (definition: DocumentDefinition, law: LawShards, settings: DocumentSettings): Stage => ({
  definition,
  form: prepareForm(definition),
  paper: prepareDocument(definition),
  law,
  settings,
});

const contextOf = ({ definition, law, settings }: Stage, full: FullCase): Context | null => {
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

/** Plays one case: opens the form with its answers and makes the document; null when its day is no day. */
export const playCase = (stage: Stage, full: FullCase): Played | null => {
  const context = contextOf(stage, full);
  if (!context) return null;
  const fitted = toRawAnswers(stage.form, full.answers, context);
  const view = stage.form.open(fitted.answers, context);
  if (view.exit) return { full, fitted, view, context, document: null, text: "", numbers: () => ({}) };
  const document = stage.paper.assemble(view, context);
  const numbers = (): { readonly [clause: string]: string } => stage.paper.numbers(view, context);
  return { full, fitted, view, context, document, text: documentText(document), numbers };
};
