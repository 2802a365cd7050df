import { useMemo } from "react";
import { outputMessages } from "../../i18n/output.ts";
import { prepareDocument } from "../../engine/document/prepare-document.ts";
import type { PreparedDocument } from "../../engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { DocumentSettings, PageStyle } from "../../model/settings.ts";
import { pageStyle } from "../../outputs/layout/page-style.ts";
import { answerText } from "../../ui/form/question/answer-text.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import type { PreviewSource } from "../../ui/form/preview/preview-pane.tsx";
import type { ReasonLine } from "../../ui/document/preview-links.ts";
import { clauseReasons } from "./clause-reasons.ts";

/** A question and its answer in words, by the name a formula uses. */
const answerOf = ({ definition, session }: OpenForm, name: string): ReasonLine | null => {
  const view = session.field(name);
  const field = definition.steps.flatMap((step) => step.fields).find((one) => one.id === name);
  if (!view || !field) return null;
  return { text: `${view.label} ${answerText(session, field, view)}`, field: name };
};

/** The preview of one open form. Unchanged blocks are reused from the previous document. */
export const createPreview = (
  definition: DocumentDefinition,
  prepared: PreparedDocument,
  form: OpenForm,
  style: PageStyle,
): PreviewSource => {
  const { session, locale } = form;
  let before: LegalDocument | undefined;
  return {
    style,
    assemble: (view) => {
      before = prepared.assemble(view, session.context(), before);
      return before;
    },
    assembleForFile: () => prepared.assemble(session.view(), session.context()),
    why: (clause) => {
      const reasons = prepared.explain(session.view(), session.context());
      return clauseReasons(
        clause,
        reasons,
        definition.document,
        (name) => answerOf(form, name),
        outputMessages(locale),
      );
    },
  };
};

/** Assembles and renders the document of a definition with the visitor's settings for fonts and paper. */
export const usePreview = (
  definition: DocumentDefinition,
  form: OpenForm,
  settings: DocumentSettings,
): PreviewSource => {
  const prepared = useMemo(() => prepareDocument(definition), [definition]);
  const { language } = definition.document;
  const style = useMemo(() => pageStyle(settings, language), [settings, language]);
  return useMemo(() => createPreview(definition, prepared, form, style), [definition, prepared, form, style]);
};
