import type { CoverNote } from "../../../model/cover-note.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { MarkedPage } from "../../../model/page-marks.ts";
import type { Evidence, ProvenSigning } from "../../../model/session/evidence.ts";
import { fromBase64Url } from "../../../sealing/base64url.ts";
import { canonicalJson } from "../../../sealing/canonical-json.ts";
import type { Json } from "../../../sealing/canonical-json.ts";
import { appendToPdf, openForAppending } from "../../../sealing/pdf/append-to-pdf.ts";
import { marksOfPage } from "./file-marks.ts";
import { signaturePages } from "./signature-pages.ts";

/** The name of the evidence inside a sealed file. */
export const EVIDENCE_FILE = "evidence.json";

/** The text of evidence in a sealed file. */
const evidenceText = (evidence: Evidence): string => canonicalJson(JSON.parse(JSON.stringify(evidence)) as Json);

type TextFile = { readonly name: string; readonly mime: string; readonly text: string };

/** Prints what a sealed file consists of, always in the same style. */
export type SealablePrinter = {
  /** A document, the pages after it, and an attachment. */
  readonly pages: (document: LegalDocument, pages: CoverNote, attachment: TextFile | null) => Promise<Uint8Array>;
  /** Pages that contain only marks, to overlay the pages of an uploaded file. */
  readonly marks: (pages: readonly MarkedPage[], language: string) => Promise<Uint8Array>;
};

const renderOnFile = async (
  proven: ProvenSigning,
  original: Uint8Array,
  attachment: TextFile,
  print: SealablePrinter,
): Promise<Uint8Array> => {
  const { document, file } = proven;
  const opened = await openForAppending(original);
  if (!opened.ok) throw new TypeError(`the uploaded file cannot be sealed: ${opened.problem}`);
  const overlays = opened.pages.flatMap(({ width, height }, index) => {
    const marks = marksOfPage(proven, index + 1, { width, height });
    return marks.length === 0 ? [] : [{ at: index, page: { width, height, marks } }];
  });
  const marked = overlays.map(({ page }) => page);
  const additions = {
    marks: marked.length === 0 ? null : await print.marks(marked, document.language),
    marked: overlays.map(({ at }) => at),
    pages: await print.pages(document, signaturePages(proven), null),
    attachment,
  };
  return appendToPdf(original, additions, fromBase64Url(file?.sha256 ?? "") ?? new Uint8Array());
};

/**
 * The file to be sealed: the document or the uploaded file (`original`), its signatures, the certificate, and the evidence.
 * The same evidence gives the same bytes on every device, whatever its settings.
 */
export const renderSealable = (
  evidence: Evidence,
  proven: ProvenSigning,
  print: SealablePrinter,
  original: Uint8Array | null,
): Promise<Uint8Array> => {
  const attachment = { name: EVIDENCE_FILE, mime: "application/json", text: evidenceText(evidence) };
  return original === null
    ? print.pages(proven.document, signaturePages(proven), attachment)
    : renderOnFile(proven, original, attachment, print);
};
