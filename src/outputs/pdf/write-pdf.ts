import type { Inline, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { isEastAsian, PAPER } from "../layout.ts";
import type { OutputResources } from "../resources.ts";
import { collectBytes } from "./collect-bytes.ts";
import { flow } from "./flow.ts";
import { openFontBook } from "./font-book.ts";
import type { Sample } from "./font-book.ts";
import { footerOf } from "./footer.ts";
import { openPdf } from "./open-pdf.ts";
import { paginate } from "./paginate.ts";
import { paintGround, paintWords } from "./paint.ts";
import { faceSpans, rawSpans } from "./spans.ts";
import type { Look } from "./spans.ts";
import { artifact, openStructure } from "./structure.ts";
import type { Setting } from "./text-boxes.ts";
import { createTextPainter } from "./text-painter.ts";

/** The foot of a page holds the page number, however small its margin. Unit: points. */
const LEAST_FOOT = 36;

/**
 * The document as a tagged PDF: words, never pictures of words, in embedded fonts.
 *
 * A character no font holds is printed as its code, copies as itself, and is named in a warning. The same document
 * yields the same bytes.
 */
export async function writePdf(
  document: LegalDocument,
  style: PageStyle,
  resources: OutputResources,
): Promise<Uint8Array> {
  const { margin } = style;
  const [paperWidth, paperHeight] = PAPER[style.paper];
  const page = { style, width: paperWidth - 2 * margin, justify: isEastAsian(document.language) };
  const samples = samplesOf(document, page);
  const fonts = await openFontBook(samples, document.language, resources.font);

  const missing = new Set<string>();
  const spans: Setting["spans"] = (content, look) => faceSpans(rawSpans(content, look), fonts, missing);
  const setting: Setting = { ...page, spans };
  const { boxes, tag } = flow(document, setting);
  const footer = footerOf(document, setting);
  const pages = paginate(boxes, paperHeight - margin - Math.max(margin, LEAST_FOOT));

  const pdf = openPdf(document, style, resources.creator ?? "");
  for (const face of fonts.faces) pdf.registerFont(face.name, face.font);
  const structure = openStructure(pdf, tag);
  const painter = createTextPainter(pdf);
  const origin = { x: margin, y: margin };
  pages.forEach((page, index) => {
    pdf.addPage();
    painter.startPage();
    artifact(pdf, "Layout", () => paintGround(pdf, page, origin));
    paintWords(painter, page, origin, structure.mark);
    paintWords(painter, [footer(index + 1, pages.length)], origin, structure.mark);
  });
  structure.end();
  if (missing.size > 0) resources.warn?.({ code: "no_glyph", characters: [...missing] });
  pdf.end();
  return collectBytes(pdf);
}

/** Everything the document prints, by the font that should print it: a layout whose lines are never broken. */
function samplesOf(document: LegalDocument, page: Omit<Setting, "spans">): readonly Sample[] {
  const samples: Sample[] = [];
  const spans = (content: readonly Inline[], look: Look): readonly [] => {
    for (const span of rawSpans(content, look)) {
      samples.push({ font: span.look.font, bold: span.look.bold, text: `${span.text} ` });
    }
    return [];
  };
  flow(document, { ...page, spans });
  footerOf(document, { ...page, spans })(1, 1);
  return samples;
}
