import { Document, Footer, Packer, PageNumber, Paragraph, Tab, TextRun } from "docx";
import type { FileChild, INumberingOptions } from "docx";
import type { CoverNote } from "../../model/cover-note.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { printable } from "../../text/printable.ts";
import { PAPER } from "../layout/layout.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { initialsLine } from "../layout/initials-line.ts";
import type { OutputResources } from "../layout/resources.ts";
import { pageMeasure, withSharedPages } from "../layout/shared-pages.ts";
import { documentChildren } from "./blocks.ts";
import { coreProperties } from "./core-properties.ts";
import { markLastPage, pageTotal } from "./fields/page-total.ts";
import { createDocxContext } from "./paragraphs.ts";
import type { DocxContext } from "./paragraphs.ts";
import { STYLE } from "./style-ids.ts";
import { documentStyles } from "./styles.ts";
import { twips } from "./units.ts";

/** What a Word file is made of. */
type FileParts = {
  readonly document: LegalDocument;
  readonly style: PageStyle;
  readonly numbering: INumberingOptions;
  readonly children: readonly FileChild[];
  /** The section after the document; null without one. */
  readonly note?: { readonly footer: string; readonly children: readonly FileChild[] } | null;
  /** Properties of the file, by name. */
  readonly properties?: { readonly [name: string]: string };
};

/** A Word file with the styles, lists and footers of a document. */
export function createDocxFile(parts: FileParts): Document {
  const { document, style, numbering, children, note = null } = parts;
  const [width, height] = PAPER[style.paper];
  const margin = twips(style.margin);
  const properties = {
    page: {
      size: { width: twips(width), height: twips(height) },
      margin: { top: margin, right: margin, bottom: margin, left: margin, footer: twips(style.margin / 2) },
    },
  };
  const own = Object.entries(parts.properties ?? {});
  return new Document({
    styles: documentStyles(document, style),
    numbering,
    defaultTabStop: twips(36),
    ...(own.length === 0 ? {} : { customProperties: own.map(([name, value]) => ({ name, value })) }),
    sections: [
      {
        properties,
        footers: { default: new Footer({ children: [footer(document, width - 2 * style.margin, note !== null)] }) },
        children,
      },
      ...(note
        ? [{ properties, footers: { default: new Footer({ children: [noteFooter(note)] }) }, children: note.children }]
        : []),
    ],
  });
}

/** The bytes of a Word file, with the core properties of the document. */
export async function packDocx(file: Document, document: LegalDocument, creator = ""): Promise<Uint8Array> {
  const core = { path: "docProps/core.xml", data: coreProperties(document, creator) };
  return new Uint8Array(await Packer.toArrayBuffer(file, undefined, [core]));
}

/** The blocks of a document as Word paragraphs and tables, with its signatures on shared pages. */
export const writeDocumentBody = (document: LegalDocument, context: DocxContext): readonly FileChild[] =>
  documentChildren(withSharedPages(document.blocks, pageMeasure(context.style)), context);

/**
 * The document as a Word file with named styles, automatic numbering and live references.
 *
 * The cover note is a separate section, so that it is not in the document's page count. The same document
 * yields the same content; only the time stamps inside the archive differ.
 */
export async function writeDocx(
  document: LegalDocument,
  style: PageStyle,
  resources?: Pick<OutputResources, "creator">,
  note: CoverNote | null = null,
): Promise<Uint8Array> {
  const context = createDocxContext(document, style);
  const children = writeDocumentBody(document, context);
  const noteChildren = documentChildren(note?.blocks ?? [], context);
  const file = createDocxFile({
    document,
    style,
    numbering: context.lists.options(),
    children: note ? markLastPage(children, context.bookmarks.size) : children,
    note: note && { footer: note.footer, children: noteChildren },
  });
  return packDocx(file, document, resources?.creator);
}

const noteFooter = (note: Pick<CoverNote, "footer">): Paragraph =>
  new Paragraph({ style: STYLE.footer, children: [new TextRun(printable(note.footer))] });

/** Title and version on the left, lines for initials in the middle, "Page 1 of 9" on the right. */
function footer(document: LegalDocument, width: number, isNoted: boolean): Paragraph {
  const words = pageConventions(document.language).footer;
  const initials = initialsLine(words, document.initials ?? 0);
  const number = [words.before, PageNumber.CURRENT, words.between];
  return new Paragraph({
    style: STYLE.footer,
    tabStops: [
      ...(initials ? [{ type: "left", position: twips(width * 0.4) } as const] : []),
      { type: "right", position: twips(width) },
    ],
    children: [
      new TextRun(printable(`${document.title} · ${words.version(document.provenance.version)}`)),
      ...(initials ? [new TextRun({ children: [new Tab(), initials] })] : []),
      new TextRun({ children: [new Tab(), ...number.filter((part) => part !== "")] }),
      pageTotal(isNoted),
      ...(words.after === "" ? [] : [new TextRun(words.after)]),
    ],
  });
}
