import PDFDocument from "pdfkit";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { printable } from "../../text/printable.ts";
import { PAPER } from "../layout.ts";
import type { Pdf } from "./paint.ts";

/** An empty PDF with the document's title, language and day, marked as tagged. */
export function openPdf(document: LegalDocument, style: PageStyle, creator: string): Pdf {
  const { made } = document;
  const properties = {
    Title: document.title,
    Author: creator,
    Subject: `${made.definition} ${made.version} (${made.hash})`,
  };
  const pdf = new PDFDocument({
    size: [...PAPER[style.paper]],
    margin: 0,
    autoFirstPage: false,
    // Without this the browser build asks for a standard font it does not carry.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: document.language,
    info: { ...properties, CreationDate: new Date(`${made.on}T00:00:00Z`) },
  });
  const escaped = Object.entries(properties).map(([name, text]) => [name, new XmlText(text)]);
  Object.assign(pdf.info, Object.fromEntries(escaped));
  return pdf;
}

/** A viewer shows a title in its title bar, and pdfkit takes long over a long one. Unit: UTF-16 code units. */
const LONGEST = 250;

const ESCAPES: { readonly [sign: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Text for the document's properties. They are written twice: in a dictionary, by value, and in XML, by conversion to a
 * string, where markup characters must be escaped.
 */
class XmlText extends String {
  constructor(text: string) {
    super(printable(text.slice(0, LONGEST)));
  }

  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
  }
}
