import type { LegalDocument } from "../../../model/document.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { sha256 } from "../../../sealing/web-crypto.ts";
import { makeFile } from "../../create/make-files.ts";
import { download } from "../../shared/download.ts";

/** Starts the download of a document as a PDF, and returns the SHA-256 of the file. */
export const downloadText = async (document: LegalDocument, settings: DocumentSettings): Promise<string> => {
  const { name, mime, bytes } = await makeFile({ document, note: null }, settings, "pdf");
  download(name, bytes, mime);
  return toBase64Url(await sha256(globalThis.crypto, new Uint8Array(bytes)));
};
