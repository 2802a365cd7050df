import { describe, expect, it } from "vitest";
import { readingOrder } from "./columns.ts";
import { joinWords, vocabularyOf } from "./join-words.ts";
import { linesOf } from "./lines.ts";
import type { TextLine } from "./lines.ts";
import { pageText } from "./page-text.ts";
import type { TextPiece } from "./pieces.ts";
import { dropRunningHeads } from "./running-heads.ts";

const WIDTH = 5;
const SIZE = 10;

const piece = (text: string, x: number, y: number, size = SIZE): TextPiece => ({
  text,
  x,
  y,
  width: text.length * WIDTH,
  size,
  font: "f1",
});

/** Lines from the left edge at 72, twelve points apart; full ones end near 472, where every letter is five wide. */
const page = (...texts: readonly string[]): readonly TextLine[] =>
  linesOf(texts.map((text, index) => piece(text, 72, 72 + index * 12)));

const full = (text: string): string => text.replace(" ", ` ${"x".repeat(79 - text.length)} `);

describe("lines of a page", () => {
  it("put a number before its words, spaces where there are gaps, tabs where there are columns of a table", () => {
    const pieces = [
      piece("Best efforts.", 110, 100),
      piece("Term", 110, 124),
      piece("2.1", 72, 100),
      piece("one", 72, 112),
      piece("word", 90, 112),
      piece("far", 200, 112),
    ];
    expect(linesOf(pieces).map(({ text }) => text)).toEqual(["2.1 Best efforts.", "one word\tfar", "Term"]);
  });

  it("keep superscripts on their line and read words that are drawn twice only once", () => {
    const pieces = [
      piece("the 20", 72, 100),
      piece("th", 103, 96, 6),
      piece(" day", 114, 100),
      piece(" day", 114.3, 100),
    ];
    expect(linesOf(pieces).map(({ text }) => text)).toEqual(["the 20th day"]);
  });

  it("of two columns are read column by column, with the title first", () => {
    const rows = Array.from({ length: 14 }, (_, row) => row);
    const columns = rows.flatMap((row) => [
      piece(`left text number ${row} in full`, 72, 100 + row * 12),
      piece(`right text number ${row} in full`, 330, 100 + row * 12),
    ]);
    const title = piece("MASTER AGREEMENT OF TODAY, IN TWO COLUMNS OF TEXT", 160, 80);
    const texts = readingOrder([title, ...columns]).map(({ text }) => text);
    expect(texts[0]).toBe(title.text);
    expect(texts.slice(1, 15)).toEqual(rows.map((row) => `left text number ${row} in full`));
    expect(texts.slice(15)).toEqual(rows.map((row) => `right text number ${row} in full`));
  });
});

describe("running heads", () => {
  it("and page numbers are removed, and the text is kept", () => {
    const pages = [1, 2, 3, 4].map((number) =>
      page(
        "Lease of the Mill House",
        `Clause ${number}. Words of this page ${"x".repeat(number)}`,
        `More ${"y".repeat(number)}`,
        `Page ${number} of 4`,
      ),
    );
    expect(dropRunningHeads(pages).map((lines) => lines.map(({ text }) => text))).toEqual([
      ["Clause 1. Words of this page x", "More y"],
      ["Clause 2. Words of this page xx", "More yy"],
      ["Clause 3. Words of this page xxx", "More yyy"],
      ["Clause 4. Words of this page xxxx", "More yyyy"],
    ]);
  });

  it("are not taken from a file of two pages, but page numbers are", () => {
    const pages = [page("Notice", "First", "1"), page("Notice", "Second", "2")];
    expect(dropRunningHeads(pages).map((lines) => lines.map(({ text }) => text))).toEqual([
      ["Notice", "First"],
      ["Notice", "Second"],
    ]);
  });
});

describe("paragraphs", () => {
  it("are joined from full lines, end at short ones, and begin with a number", () => {
    const lines = page(
      full("1. The Tenant pays the rent"),
      "on the first day.",
      "2. The Landlord keeps",
      full("(a) the roof and"),
      "(b) the walls dry.",
    );
    const { text } = pageText([lines]);
    expect(text.split("\n")).toEqual([
      `${full("1. The Tenant pays the rent")} on the first day.`,
      "2. The Landlord keeps",
      full("(a) the roof and"),
      "(b) the walls dry.",
    ]);
  });

  it("run on over the end of a page, and the places of the pages are kept", () => {
    const { text, pages } = pageText([page("Rent", full("The rent is due")), [], page("on the first day.", "End")]);
    expect(text).toBe(`Rent\n${full("The rent is due")} on the first day.\nEnd`);
    expect(pages.map((start) => text.slice(start, start + 6))).toEqual(["Rent\nT", "on the", "on the"]);
  });

  it("have broken words made whole, as the document itself writes them", () => {
    const vocabulary = vocabularyOf(["The non-compete and the agreement", "a cross-border set-off"]);
    const table: readonly (readonly [line: string, next: string, text: string])[] = [
      ["this agree-", "ment ends", "this agreement ends"],
      ["a non-", "compete", "a non-compete"],
      ["by set-", "off", "by set-off"],
      ["the termi-", "nation", "the termination"],
      ["a self-", "insured", "a self-insured"],
      ["Anglo-", "American", "Anglo-American"],
      ["pages 3-", "5", "pages 3- 5"],
      ["and", "so on", "and so on"],
    ];
    for (const [line, next, text] of table) expect(joinWords(line, next, vocabulary)).toBe(text);
  });
});
