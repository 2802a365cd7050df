import type { CoverNote } from "../../../model/cover-note.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { Evidence, ProvenSigning } from "../../../model/session/evidence.ts";
import { canonicalJson } from "../../../sealing/canonical-json.ts";
import type { Json } from "../../../sealing/canonical-json.ts";
import { signaturePages } from "./signature-pages.ts";

/** The name of the evidence inside a sealed file. */
export const EVIDENCE_FILE = "evidence.json";

/** The text of evidence in a sealed file. */
const evidenceText = (evidence: Evidence): string => canonicalJson(JSON.parse(JSON.stringify(evidence)) as Json);

/** Prints a document, the pages after it and an attachment, always in the same style. */
export type SealablePrinter = (
  document: LegalDocument,
  pages: CoverNote,
  attachment: { readonly name: string; readonly mime: string; readonly text: string },
) => Promise<Uint8Array>;

/**
 * The file to be sealed: the document, its signatures, the certificate, and the evidence. The same evidence gives the same
 * bytes on every device, whatever its settings.
 */
export const renderSealable = (
  evidence: Evidence,
  proven: ProvenSigning,
  print: SealablePrinter,
): Promise<Uint8Array> => {
  const attachment = { name: EVIDENCE_FILE, mime: "application/json", text: evidenceText(evidence) };
  return print(proven.document, signaturePages(proven), attachment);
};
