import { prepareDocument } from "../../../src/engine/document/prepare-document.ts";
import type { LegalDocument } from "../../../src/model/document.ts";
import { pageStyle } from "../../../src/outputs/layout/page-style.ts";
import type { DocumentForm } from "../../../src/ui/form/context/open-form.ts";
import type { PreviewSource } from "../../../src/ui/form/preview/preview-pane.tsx";
import { context } from "../../../tests/forms/hand-made.ts";

/** The document of an open form as the product assembles it. */
export const previewSource = ({ session, definition }: DocumentForm): PreviewSource => {
  const prepared = prepareDocument(definition);
  let before: LegalDocument | undefined;
  return {
    style: pageStyle(context.settings, "en"),
    assemble: (view) => (before = prepared.assemble(view, session.context(), before)),
    assembleForFile: () => prepared.assemble(session.view(), session.context()),
    why: () => [],
  };
};
