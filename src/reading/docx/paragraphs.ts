import { LIMITS } from "../limits.ts";
import { Refusal } from "../refusal.ts";
import type { Numbered } from "./count-paragraphs.ts";
import type { Attributes } from "./xml-events.ts";

/** A paragraph while it is read. */
export type Paragraph = { text: string; style: string; list?: string; level?: number; isMarkDeleted: boolean };

/** Collects paragraphs and rows; what stands in a cell waits for the end of its row. */
export type Collector = {
  readonly startParagraph: () => void;
  readonly endParagraph: () => void;
  /** The paragraph being read, the innermost where a text box stands in another. */
  readonly current: () => Paragraph | undefined;
  readonly startRow: () => void;
  readonly startCell: () => void;
  readonly endRow: () => void;
  readonly finish: () => readonly string[];
};

const blank = (): Paragraph => ({ text: "", style: "", isMarkDeleted: false });

/** Notes a property of a paragraph that its number hangs on. */
export const noteProperty = (paragraph: Paragraph, name: string, attributes: Attributes): void => {
  const value = attributes["w:val"] ?? "";
  if (name === "w:pStyle") paragraph.style = value;
  else if (name === "w:ilvl") paragraph.level = Number(value);
  else if (name === "w:numId") paragraph.list = value;
};

/** A collector of the paragraphs of one part; `count` gives the number of a paragraph that has one. */
export function collectParagraphs(count: (paragraph: Numbered) => string): Collector {
  const done: string[] = [];
  const open: Paragraph[] = [];
  const rows: string[][][] = [];
  let held = "";
  let size = 0;
  const put = (text: string): void => {
    if (text.trim() === "") return;
    size += text.length;
    // Words of nested tables are put once for each table around them.
    if (size > 4 * LIMITS.characters) throw new Refusal("too_long", { max: LIMITS.characters });
    (rows.at(-1)?.at(-1) ?? done).push(text);
  };
  const endParagraph = (): void => {
    const { text, style, list, level, isMarkDeleted } = open.pop() ?? blank();
    const words = held + text;
    // The mark between two paragraphs was deleted: they are one.
    held = isMarkDeleted ? words : "";
    if (isMarkDeleted || words.trim() === "") return;
    const number = count({ style, number: { list, level } });
    put(number === "" ? words.trimEnd() : `${number} ${words.trim()}`);
  };
  // A row of short cells is one line; a row that lays out whole texts is its paragraphs, cell by cell.
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
