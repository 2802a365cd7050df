import type { LegalDocument } from "../../../model/document.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { downloadDocument } from "../../create/make-files.ts";
import { fileName } from "../../shared/download.ts";

/** Starts the download of a document as a PDF. */
export const downloadText = async (document: LegalDocument, settings: DocumentSettings): Promise<void> => {
  await downloadDocument({ document, note: null }, settings, "pdf", fileName);
};
