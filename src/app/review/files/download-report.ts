import type { LegalDocument } from "../../../model/document.ts";
import { makeFile } from "../../create/make-files.ts";
import { download } from "../../shared/download.ts";
import { documentSettings } from "../../stores/browser-stores.ts";

/** Writes a document in a format and hands it to the browser's downloads; resolves to its file name. */
export const downloadReport = async (document: LegalDocument, format: string): Promise<string> => {
  const { settings } = documentSettings.getState();
  const { name, mime, bytes } = await makeFile({ document, note: null }, settings, format);
  download(name, bytes, mime);
  return name;
};
