import { LIMITS } from "../file/limits.ts";
import { FileRejection } from "../file/file-rejection.ts";
import type { NumberingStyle } from "./count-paragraphs.ts";
import { generated, joinLines, trimLine, trimLineEnd } from "./line.ts";
import type { DocxLine, RunSpan } from "./line.ts";
import type { Attributes, XmlRange } from "./xml-events.ts";

/** A paragraph being read. */
export type Paragraph = {
  text: string;
  readonly spans: RunSpan[];
  style: string;
  list?: string;
  level?: number;
  isMarkDeleted: boolean;
};

/** Collects paragraphs and rows; cell content is held until the end of its row. */
export type ParagraphCollector = {
  readonly startParagraph: () => void;
  readonly endParagraph: () => void;
  /** The current paragraph, the innermost if text boxes are nested. */
  readonly current: () => Paragraph | undefined;
  readonly startRow: () => void;
  readonly startCell: () => void;
  readonly endRow: () => void;
  readonly finish: () => readonly DocxLine[];
};

const blank = (): Paragraph => ({ text: "", spans: [], style: "", isMarkDeleted: false });

/** Adds characters to a paragraph; `at` is where they are in the XML, or null if they cannot be changed there. */
export const addText = (paragraph: Paragraph, text: string, at: XmlRange | null, isElement: boolean): void => {
  if (text === "") return;
  if (at) paragraph.spans.push({ ...at, at: paragraph.text.length, length: text.length, isElement });
  paragraph.text += text;
};

/** Records a paragraph property that determines its number. */
export const noteProperty = (paragraph: Paragraph, name: string, attributes: Attributes): void => {
  const value = attributes["w:val"] ?? "";
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:ilvl") paragraph.level = Number(value);
  else if (name === "w:numId") paragraph.list = value;
};

/** A collector of the paragraphs of one part; `count` gives the number of a paragraph that has one. */
export function collectParagraphs(count: (paragraph: NumberingStyle) => string): ParagraphCollector {
  const done: DocxLine[] = [];
  const open: Paragraph[] = [];
  const rows: DocxLine[][][] = [];
  let held = generated("");
  let size = 0;
  const put = (line: DocxLine): void => {
    if (line.text.trim() === "") return;
    size += line.text.length;
    // The text of a nested table is added once for each table around it, hence the factor.
    if (size > 4 * LIMITS.characters) throw new FileRejection("too_long", { max: LIMITS.characters });
    (rows.at(-1)?.at(-1) ?? done).push(line);
  };
  const endParagraph = (): void => {
    const { text, spans, style, list, level, isMarkDeleted } = open.pop() ?? blank();
    const own = { text, spans };
    const words = held.text === "" ? own : joinLines([held, own], "");
    // The paragraph mark between the two was deleted, so they are one paragraph.
    held = isMarkDeleted ? words : generated("");
    if (isMarkDeleted || words.text.trim() === "") return;
    const number = count({ style, number: { list, level } });
    put(number === "" ? trimLineEnd(words) : joinLines([generated(number), trimLine(words)], " "));
  };
  // Rows of short cells become one line; layout rows become their paragraphs.
  const endRow = (): void => {
    const cells = rows.pop() ?? [];
    const isShort = cells.every((cell) => cell.length <= 1);
    if (isShort) put(joinLines(cells.flat(), "\t"));
    else for (const line of cells.flat()) put(line);
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
