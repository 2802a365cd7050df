import type { LegalDocument } from "../../model/document.ts";
import { PAPER } from "../layout.ts";
import { initialsLine, pageWords } from "../page-words.ts";
import type { Tag } from "./boxes.ts";
import type { Fragment } from "./paginate.ts";
import { boxOf, column } from "./text-boxes.ts";
import type { Setting } from "./text-boxes.ts";
import { lookOf } from "./spans.ts";

const LARGEST = 9;

/** The foot of each page, `y` from the top margin: title and version at the left, lines for initials between, "Page 1 of 9" at the right. */
export function footerOf(document: LegalDocument, setting: Setting): (page: number, pages: number) => Fragment {
  const { style, width } = setting;
  const size = Math.min(LARGEST, style.body.size);
  const look = { ...lookOf(style.body), size, bold: false };
  const words = pageWords(document.language);
  const tag: Tag = { type: "Artifact", children: [] };
  const left = width * 0.75;
  const spans = (text: string) => setting.spans([{ type: "text", text }], look);
  const name = spans(`${document.title} · ${words.version(document.made.version)}`);
  const initials = spans(initialsLine(words, document.initials ?? 0));
  const middle = initials.length > 0 ? width * 0.4 : left;
  const nameColumn = column(name, { x: 0, width: middle, tag });
  const initialsColumn = column(initials, { x: middle, width: left - middle, tag });
  const y = PAPER[style.paper][1] - style.margin - Math.max(style.margin / 2, size * 2);
  return (page, pages) => {
    const number = spans(`${words.before}${page}${words.between}${pages}${words.after}`);
    const numberColumn = column(number, { x: left, width: width - left, tag, align: "end" });
    const box = boxOf([nameColumn, ...(initials.length > 0 ? [initialsColumn] : []), numberColumn], size, {
      lineHeight: size,
    });
    return { box, from: 0, to: 1, y, repeated: true };
  };
}
