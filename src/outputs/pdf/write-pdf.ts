import type { CoverNote } from "../../model/cover-note.ts";
import type { Inline, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { isEastAsian, PAPER } from "../layout/layout.ts";
import { noteStyle } from "../layout/page-style.ts";
import type { OutputResources } from "../layout/resources.ts";
import { pageMeasure, withSharedPages } from "../layout/shared-pages.ts";
import { collectBytes } from "./collect-bytes.ts";
import { flowDocument, flowBlocks } from "./flow.ts";
import { openFontBook } from "./font-book.ts";
import type { FontSample } from "./font-book.ts";
import { footerOf, noteFooterOf } from "./footer.ts";
import { openPdf } from "./open-pdf.ts";
import type { Pdf } from "./pdf-document.ts";
import { paginate } from "./paginate.ts";
import type { Fragment } from "./paginate.ts";
import { paintBackground, paintText } from "./paint.ts";
import { faceSpans, rawSpans } from "./spans.ts";
import type { SpanStyle } from "./spans.ts";
import { artifact, openStructure } from "./structure.ts";
import { tagIn } from "./text-boxes.ts";
import type { LayoutContext } from "./text-boxes.ts";
import type { Box, Tag } from "./boxes.ts";
import { createTextPainter } from "./text-painter.ts";

/** Minimum bottom margin, so that the page number fits. Unit: points. */
const MIN_BOTTOM_MARGIN = 36;

/**
 * The document as a tagged PDF with real text and embedded fonts.
 *
 * The pages of the cover note have no numbers and are not included in the page count. A character for which no font has
 * a glyph is printed as its code point, copied as the character itself, and reported in a warning. Equal documents give
 * equal bytes; for a seal they do in every browser and in Node, because nothing is compressed.
 */
export async function writePdf(
  given: LegalDocument,
  style: PageStyle,
  resources: OutputResources,
  note: CoverNote | null = null,
  seal: SealedParts | null = null,
): Promise<Uint8Array> {
  // A check prints a sealed file again, so its pages must stay where they were when it was sealed.
  const document = seal ? given : { ...given, blocks: withSharedPages(given.blocks, pageMeasure(style)) };
  const { margin } = style;
  const [paperWidth, paperHeight] = PAPER[style.paper];
  const page = {
    style,
    width: paperWidth - 2 * margin,
    justify: isEastAsian(document.language),
    isSealed: seal !== null,
  };
  const samples = samplesOf(document, note, page);
  const fonts = await openFontBook(samples, document.language, resources.font);

  const missing = new Set<string>();
  const spans: LayoutContext["spans"] = (content, spanStyle) => faceSpans(rawSpans(content, spanStyle), fonts, missing);
  const context: LayoutContext = { ...page, spans };
  const { boxes, tag } = flowDocument(document, context);
  const footer = footerOf(document, context);
  const about = flowNote(document, note, context, tag);
  const room = paperHeight - margin - Math.max(margin, MIN_BOTTOM_MARGIN);
  const pages = paginate(boxes, room, page.isSealed).map((page, index, all) => [
    ...page,
    footer(index + 1, all.length),
  ]);
  const notePages = paginate(about.boxes, room).map((page) => [...page, ...about.footer]);

  const pdf = openPdf(document, style, resources.creator ?? "", seal === null);
  for (const face of fonts.faces) pdf.registerFont(face.name, face.font);
  const structure = openStructure(pdf, tag);
  const painter = createTextPainter(pdf);
  const origin = { x: margin, y: margin };
  for (const page of [...pages, ...(note ? notePages : [])]) {
    pdf.addPage();
    painter.startPage();
    artifact(pdf, "Layout", () => paintBackground(pdf, page, origin));
    paintText(painter, page, origin, structure.mark);
  }
  structure.end();
  if (seal?.attachment) attach(pdf, seal.attachment);
  if (missing.size > 0) resources.warn?.({ code: "no_glyph", characters: [...missing] });
  pdf.end();
  return collectBytes(pdf);
}

/** What a file to be sealed has in addition. */
export type SealedParts = { readonly isSealed: true; readonly attachment: Attachment | null };

/** A text file inside the PDF. */
type Attachment = { readonly name: string; readonly mime: string; readonly text: string };

function attach(pdf: Pdf, { name, mime, text }: Attachment): void {
  const bytes = new TextEncoder().encode(text);
  pdf.file(bytes.buffer, { name, type: mime });
}

/** The cover note as boxes in an element of their own, and the footer of its pages. */
function flowNote(
  { numbering }: LegalDocument,
  note: CoverNote | null,
  context: LayoutContext,
  parent: Tag,
): { readonly boxes: readonly Box[]; readonly footer: readonly Fragment[] } {
  if (!note) return { boxes: [], footer: [] };
  const tight = { ...context, style: noteStyle(context.style) };
  const boxes = flowBlocks(note.blocks, numbering, tight, tagIn(parent, "Sect"));
  return { boxes, footer: [noteFooterOf(note.footer, context)] };
}

/** All printed text by font, collected by a layout pass without wrapping. */
function samplesOf(
  document: LegalDocument,
  note: CoverNote | null,
  page: Omit<LayoutContext, "spans">,
): readonly FontSample[] {
  const samples: FontSample[] = [];
  const spans = (content: readonly Inline[], style: SpanStyle): readonly [] => {
    for (const span of rawSpans(content, style)) {
      samples.push({ font: span.style.font, bold: span.style.bold, text: `${span.text} ` });
    }
    return [];
  };
  const { tag } = flowDocument(document, { ...page, spans });
  flowNote(document, note, { ...page, spans }, tag);
  footerOf(document, { ...page, spans })(1, 1);
  return samples;
}
