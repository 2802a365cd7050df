import { expect, test } from "vitest";
import fc from "fast-check";
import { breakLines } from "./break-lines.ts";
import type { Line } from "./break-lines.ts";
import type { Face } from "./face.ts";
import type { SpanStyle, Span } from "./spans.ts";

/** A face whose every character is as wide as the text is high. */
const square = {
  name: "square",
  covers: () => true,
  width: (text: string) => [...text].length,
} satisfies Omit<Face, "font">;

const look: SpanStyle = { font: "square", size: 1, color: "000000", bold: false, isBlank: false };
// The font itself is only needed to print.
const span = (text: string, whole = false): Span => ({
  text,
  style: look,
  face: square as unknown as Face,
  noBreak: whole,
});

const textOf = (line: Line): string => line.pieces.map((piece) => piece.text).join("");
const linesOf = (text: string, width: number, first = 0): readonly string[] =>
  breakLines([span(text)], width, first).map((line) => textOf(line).trimEnd());

test.each([
  ["words are parted at spaces", "one two three", 7, ["one two", "three"]],
  ["a space may hang over the margin", "one two", 3, ["one", "two"]],
  ["a line break is a line break", "one\ntwo three", 20, ["one", "two three"]],
  ["a word longer than a line is cut", "abcdefgh", 3, ["abc", "def", "gh"]],
  ["a hyphenated word is parted after its hyphen", "self-help", 6, ["self-", "help"]],
  ["a no-break space holds", "ab 10\u00A0km", 6, ["ab", "10 km"]],
  ["a section sign holds its number", "see § 12", 6, ["see", "§ 12"]],
  ["a closing sign never starts a line", "あいう。えお", 3, ["あい", "う。え", "お"]],
  ["an opening bracket never ends one", "あい「うえ」", 3, ["あい", "「う", "え」"]],
  ["a small kana never starts a line", "あいうっえ", 3, ["あい", "うっえ"]],
  ["nothing is one empty line", "", 5, [""]],
])("%s", (_, text, width, expected) => {
  expect(linesOf(text, width)).toEqual(expected);
});

test("what a number takes is missing from the first line only", () => {
  expect(linesOf("aa bb cc dd", 6, 2)).toEqual(["aa", "bb cc", "dd"]);
});

test("a reference stays on one line", () => {
  const lines = breakLines([span("as "), span("section 5", true), span(" says")], 10);
  expect(lines.map((line) => textOf(line).trimEnd())).toEqual(["as", "section 5", "says"]);
});

test("a broken line keeps its space, which is no part of its width", () => {
  const [first] = breakLines([span("one two")], 4);
  expect(first).toMatchObject({ width: 3, full: true });
  expect(textOf(first!)).toBe("one ");
});

test("no line is wider than its room and no word is lost", () => {
  const texts = fc.array(fc.constantFrom("a", "bc ", "def ", "あ", "。", "「", "-", " ", "é", "wordwordword ", "\n"));
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 9 }), (pieces, width) => {
      const text = pieces.join("");
      const lines = breakLines([span(text)], width);
      const kept = lines.map(textOf).join("").replaceAll(" ", "");
      return kept === text.replace(/[ \n]/g, "") && lines.every((line) => line.width <= width);
    }),
  );
});

test("100,000 characters without a space take a moment", () => {
  const lines = breakLines([span("x".repeat(100_000))], 80);
  expect(lines).toHaveLength(1250);
});
