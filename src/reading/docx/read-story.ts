import type { NumberingStyle } from "./count-paragraphs.ts";
import type { DocxLine } from "./line.ts";
import { addText, collectParagraphs, noteProperty } from "./paragraphs.ts";
import type { ParagraphCollector } from "./paragraphs.ts";
import { symbolText } from "./symbol-text.ts";
import type { Attributes, XmlRange } from "./xml-events.ts";
import { readXml } from "./xml-events.ts";

/** Counters for the parts of a file: tracked changes, and hidden characters. */
export type ContentCounts = { changes: number; hidden: number };

/** Elements skipped with their content: deletions, previous versions, and fallback copies for older readers. */
export const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  "w:del",
  "w:moveFrom",
  "w:pPrChange",
  "w:rPrChange",
  "w:sectPrChange",
  "w:tblPrChange",
  "w:tcPrChange",
  "w:trPrChange",
  "w:numberingChange",
  "mc:Fallback",
  "w:rt",
  "w:sdtPr",
]);

const CHANGES = new Set(["w:del", "w:ins", "w:moveFrom", "w:moveTo"]);
const WORDS = new Set(["w:t", "m:t"]);
const OFF = new Set(["0", "false", "off"]);

const isHiddenMark = (name: string, path: readonly string[], attributes: () => Attributes): boolean =>
  name === "w:vanish" && path.at(-2) === "w:r" && !OFF.has(attributes()["w:val"] ?? "");

type Tag = { readonly name: string; readonly attributes: () => Attributes; readonly range: XmlRange };

const startTag = ({ name, attributes, range }: Tag, parent: string, collector: ParagraphCollector): void => {
  if (name === "w:p") return collector.startParagraph();
  if (name === "w:tr") return collector.startRow();
  if (name === "w:tc") return collector.startCell();
  const paragraph = collector.current();
  if (!paragraph) return;
  if (parent === "w:r") addText(paragraph, symbolText(name, attributes), range, true);
  else if (parent === "w:pPr" || parent === "w:numPr") noteProperty(paragraph, name, attributes());
};

const endTag = (name: string | undefined, collector: ParagraphCollector): void => {
  if (name === "w:p") collector.endParagraph();
  else if (name === "w:tr") collector.endRow();
};

/**
 * The paragraphs of a part of a Word file in order, a row of short cells as one of them.
 *
 * Tracked changes are taken as accepted. Throws: FileRejection damaged, too_long.
 */
export function readStory(
  xml: string,
  count: (paragraph: NumberingStyle) => string,
  tally: ContentCounts,
): readonly DocxLine[] {
  const collector = collectParagraphs(count);
  const path: string[] = [];
  let skippedFrom = 0;
  let isHidden = false;
  readXml(xml, {
    open: (name, attributes, range) => {
      const parent = path.at(-1) ?? "";
      const isSkipped = skippedFrom > 0;
      if (!isSkipped) {
        // Inside run properties the tag refers to the paragraph mark.
        if (parent !== "w:rPr" && CHANGES.has(name)) tally.changes += 1;
        const paragraph = collector.current();
        if (parent === "w:rPr" && name === "w:del" && path.at(-2) === "w:pPr" && paragraph) {
          paragraph.isMarkDeleted = true;
        }
        if (name === "w:r") isHidden = false;
        if (isHiddenMark(name, path, attributes)) isHidden = true;
        if (SKIPPED_ELEMENTS.has(name)) skippedFrom = path.length + 1;
        else startTag({ name, attributes, range }, parent, collector);
      }
      path.push(name);
    },
    close: () => {
      const isSkipped = skippedFrom > 0;
      if (path.length === skippedFrom) skippedFrom = 0;
      const name = path.pop();
      if (!isSkipped) endTag(name, collector);
    },
    text: (text, at) => {
      const paragraph = collector.current();
      if (skippedFrom > 0 || !paragraph || !WORDS.has(path.at(-1) ?? "")) return;
      if (isHidden) tally.hidden += text.length;
      else addText(paragraph, text, at, false);
    },
  });
  return collector.finish();
}
