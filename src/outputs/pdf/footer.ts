import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { PAPER } from "../layout/layout.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { initialsLine } from "../layout/initials-line.ts";
import type { Tag } from "./boxes.ts";
import type { Fragment } from "./paginate.ts";
import { boxOf, column } from "./text-boxes.ts";
import type { LayoutContext } from "./text-boxes.ts";
import { spanStyleOf } from "./spans.ts";

const MAX_FONT_SIZE = 9;

/** The line at the foot of the cover note. */
export function noteFooterOf(text: string, context: LayoutContext): Fragment {
  const { style, width } = context;
  const size = Math.min(MAX_FONT_SIZE, style.body.size);
  const spanStyle = { ...spanStyleOf(style.body), size, bold: false };
  const spans = context.spans([{ type: "text", text }], spanStyle);
  const words = column(spans, { x: 0, width, tag: { type: "Artifact", children: [] } });
  const box = boxOf([words], size, { lineHeight: size });
  return { box, from: 0, to: box.count, y: footerTop(style, size), repeated: true };
}

const footerTop = (style: PageStyle, size: number): number =>
  PAPER[style.paper][1] - style.margin - Math.max(style.margin / 2, size * 2);

/** The footer, `y` from the top margin: title and version on the left, initials in the middle, "Page 1 of 9" on the right. */
export function footerOf(document: LegalDocument, context: LayoutContext): (page: number, pages: number) => Fragment {
  const { style, width } = context;
  const size = Math.min(MAX_FONT_SIZE, style.body.size);
  const spanStyle = { ...spanStyleOf(style.body), size, bold: false };
  const words = pageConventions(document.language).footer;
  const tag: Tag = { type: "Artifact", children: [] };
  const left = width * 0.75;
  const spans = (text: string) => context.spans([{ type: "text", text }], spanStyle);
  const name = spans(`${document.title} · ${words.version(document.provenance.version)}`);
  const initials = spans(initialsLine(words, document.initials ?? 0));
  const middle = initials.length > 0 ? width * 0.4 : left;
  const nameColumn = column(name, { x: 0, width: middle, tag });
  const initialsColumn = column(initials, { x: middle, width: left - middle, tag });
  const y = footerTop(style, size);
  return (page, pages) => {
    const number = spans(`${words.before}${page}${words.between}${pages}${words.after}`);
    const numberColumn = column(number, { x: left, width: width - left, tag, align: "end" });
    const box = boxOf([nameColumn, ...(initials.length > 0 ? [initialsColumn] : []), numberColumn], size, {
      lineHeight: size,
    });
    return { box, from: 0, to: 1, y, repeated: true };
  };
}
