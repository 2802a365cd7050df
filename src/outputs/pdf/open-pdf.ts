import PDFDocument from "pdfkit";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { printable } from "../../text/printable.ts";
import { PAPER } from "../layout/layout.ts";
import type { Pdf } from "./pdf-document.ts";

/** An empty tagged PDF with the document's title, language and date. */
export function openPdf(document: LegalDocument, style: PageStyle, creator: string, compress: boolean): Pdf {
  const { provenance } = document;
  const properties = {
    Title: document.title,
    Author: creator,
    Subject: `${provenance.definition} ${provenance.version} (${provenance.hash})`,
  };
  const pdf = new PDFDocument({
    size: [...PAPER[style.paper]],
    margin: 0,
    autoFirstPage: false,
    // Without this the browser build requests a standard font that it does not include.
    font: "",
    pdfVersion: "1.7",
    compress,
    tagged: true,
    displayTitle: true,
    lang: document.language,
    // pdfkit takes the creation date only as a Date; this one is the document's own day, so equal documents have equal files.
    // oxlint-disable-next-line no-restricted-globals
    info: { ...properties, CreationDate: new Date(`${provenance.on}T00:00:00Z`) },
  });
  const escaped = Object.entries(properties).map(([name, text]) => [name, new XmlText(text)]);
  Object.assign(pdf.info, Object.fromEntries(escaped));
  return pdf;
}

/** Maximum length of a property, because pdfkit is slow on long ones. Unit: UTF-16 code units. */
const MAX_LENGTH = 250;

const ESCAPES: { readonly [sign: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Text of a document property. pdfkit writes it twice: by value into a dictionary, and converted to a string into XML,
 * where markup characters must be escaped.
 */
class XmlText extends String {
  constructor(text: string) {
    super(printable(text.slice(0, MAX_LENGTH)));
  }

  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
  }
}
