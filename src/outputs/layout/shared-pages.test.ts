import { expect, test } from "vitest";
import type { Block, ClauseBlock } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { pageMeasure, withSharedPages } from "./shared-pages.ts";

const lines = (count: number) => ({ lines: count, cellLine: 1, cellSpace: 1 });

const pageBreak: Block = { type: "pageBreak" };
const paragraph = (characters: number): ClauseBlock => ({
  type: "paragraph",
  id: "p",
  content: [{ type: "text", text: "a".repeat(characters) }],
  fields: [],
});
const schedule = (id: string, ...blocks: readonly ClauseBlock[]): Block => ({
  type: "schedule",
  id,
  number: id,
  label: `Schedule ${id}`,
  title: [],
  blocks,
});
const table = (rows: number, toFill: boolean): ClauseBlock => ({
  type: "table",
  id: "t",
  columns: [{ title: [], align: "start" }],
  rows: Array.from({ length: rows }, () => [[{ type: "text", text: "a" }]]),
  toFill,
});
const clause: Block = { type: "clause", id: "c", level: 0, number: "1.", style: {}, fields: [], blocks: [] };

/** The page of each schedule, by its letter: "AB C" for two pages. */
const pages = (...blocks: readonly Block[]): string =>
  withSharedPages(blocks, lines(26))
    .map((block) => (block.type === "pageBreak" ? " " : block.type === "schedule" ? block.id : ""))
    .join("");

const apart = (...schedules: readonly Block[]): readonly Block[] => schedules.flatMap((one) => [pageBreak, one]);

// The heading is four lines; a paragraph of 75 characters is a line and a space; a row of a table is two lines, and so is its head.
test.each([
  [
    "three short ones share a page",
    [schedule("A", paragraph(75)), schedule("B", paragraph(75)), schedule("C", table(4, false))],
    " ABC",
  ],
  [
    "what no longer fits starts a page",
    [schedule("A", table(5, false)), schedule("B", table(5, false)), schedule("C")],
    " A BC",
  ],
  [
    "one to fill in by hand is alone",
    [schedule("A"), schedule("B", table(1, true)), schedule("C"), schedule("D")],
    " A B CD",
  ],
] as const)("%s", (_, schedules, expected) => {
  expect(pages(clause, ...apart(...schedules))).toBe(expected);
});

test("the first schedule starts a page after the document, and other page breaks stay", () => {
  expect(withSharedPages([clause, pageBreak, schedule("A"), pageBreak, clause], lines(26))).toHaveLength(5);
});

const style = (size: number, lineSpacing: number): PageStyle => {
  const type = { font: "Arial", size, color: "000000", bold: false, spacing: 0 };
  return { paper: "letter", margin: 66, heading: type, body: { ...type, lineSpacing } };
};

// The text is 792 - 2 * 66 = 660 points high; a line of 11 points is 11 * 1.2 = 13.2 points, and 660 / 13.2 = 50.
test.each([
  [11, 1, 50],
  [11, 1.25, 40],
  [22, 1, 25],
])("a page has as many lines as its type and spacing allow: %d points, %d", (size, lineSpacing, lines) => {
  expect(pageMeasure(style(size, lineSpacing)).lines).toBe(lines);
});

// A line of text of 11 points and double spacing is 26.4 points high. In a table it is 14.3 points, and 12 points are around it.
test("a row of a table does not grow with the spacing of the text", () => {
  const { cellLine, cellSpace } = pageMeasure(style(11, 2));
  expect(cellLine * 26.4).toBeCloseTo(14.3);
  expect(cellSpace * 26.4).toBeCloseTo(12);
});

// At 1.5 spacing a page has 33 lines of 19.8 points. Two headings are eight lines, and fourteen rows of (14.3 + 12) / 19.8 lines
// are 18.6 more. Counted as two lines of text each, the rows would not fit.
test("two schedules with short tables share a page at the usual spacing", () => {
  const blocks = apart(schedule("A", table(4, false)), schedule("B", table(8, false)));
  expect(withSharedPages([clause, ...blocks], pageMeasure(style(11, 1.5)))).toHaveLength(4);
});
