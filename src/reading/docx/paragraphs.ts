import { LIMITS } from "../file/limits.ts";
import { FileRejection } from "../file/file-rejection.ts";
import type { NumberingStyle } from "./count-paragraphs.ts";
import type { Attributes } from "./xml-events.ts";

/** A paragraph being read. */
export type Paragraph = { text: string; style: string; list?: string; level?: number; isMarkDeleted: boolean };

/** Collects paragraphs and rows; cell content is held until the end of its row. */
export type ParagraphCollector = {
  readonly startParagraph: () => void;
  readonly endParagraph: () => void;
  /** The current paragraph, the innermost if text boxes are nested. */
  readonly current: () => Paragraph | undefined;
  readonly startRow: () => void;
  readonly startCell: () => void;
  readonly endRow: () => void;
  readonly finish: () => readonly string[];
};

const blank = (): Paragraph => ({ text: "", style: "", isMarkDeleted: false });

/** Records a paragraph property that determines its number. */
export const noteProperty = (paragraph: Paragraph, name: string, attributes: Attributes): void => {
  const value = attributes["w:val"] ?? "";
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:ilvl") paragraph.level = Number(value);
  else if (name === "w:numId") paragraph.list = value;
};

/** A collector of the paragraphs of one part; `count` gives the number of a paragraph that has one. */
export function collectParagraphs(count: (paragraph: NumberingStyle) => string): ParagraphCollector {
  const done: string[] = [];
  const open: Paragraph[] = [];
  const rows: string[][][] = [];
  let held = "";
  let size = 0;
  const put = (text: string): void => {
    if (text.trim() === "") return;
    size += text.length;
    // The text of a nested table is added once for each table around it, hence the factor.
    if (size > 4 * LIMITS.characters) throw new FileRejection("too_long", { max: LIMITS.characters });
    (rows.at(-1)?.at(-1) ?? done).push(text);
  };
  const endParagraph = (): void => {
    const { text, style, list, level, isMarkDeleted } = open.pop() ?? blank();
    const words = held + text;
    // The paragraph mark between the two was deleted, so they are one paragraph.
    held = isMarkDeleted ? words : "";
    if (isMarkDeleted || words.trim() === "") return;
    const number = count({ style, number: { list, level } });
    put(number === "" ? words.trimEnd() : `${number} ${words.trim()}`);
  };
  // Rows of short cells become one line; layout rows become their paragraphs.
  const endRow = (): void => {
    const cells = rows.pop() ?? [];
    const isShort = cells.every((cell) => cell.length <= 1);
    if (isShort) put(cells.flat().join("\t"));
    else for (const text of cells.flat()) put(text);
  };
  return {
    startParagraph: () => void open.push(blank()),
    endParagraph,
    current: () => open.at(-1),
    startRow: () => void rows.push([]),
    startCell: () => void rows.at(-1)?.push([]),
    endRow,
    finish: () => {
      put(held);
      return done;
    },
  };
}
