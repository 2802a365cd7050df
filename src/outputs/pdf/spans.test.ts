import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openFontBook } from "./font-book.ts";
import { toNfc, faceSpans } from "./spans.ts";
import type { SpanStyle } from "./spans.ts";

const font = (file: string): Promise<Uint8Array> => readFile(`public/fonts/${file}`);
const style: SpanStyle = { font: "Arial", size: 11, color: "000000", bold: false, isBlank: false };

/** Spans of a text with the font face that prints each, and the characters without a glyph. */
const spansOf = async (text: string, language: string, family = "Arial") => {
  const own = { ...style, font: family };
  const fonts = await openFontBook([{ font: family, bold: false, text: `${text} ` }], language, font);
  const missing = new Set<string>();
  const spans = faceSpans([{ text, style: own, noBreak: false }], fonts, missing);
  return { spans, faces: spans.map((span) => `${span.face.name}: ${span.text}`), missing: [...missing] };
};

test("each character is printed in a font face that has its glyph, spaces included", async () => {
  const text = "Aster “Ltd” 青葉商事 株式会社 ①髙﨑 Ωμ Привет ₹ € § 1・2〜3 １２３ ｱｲｳ";
  for (const language of ["en", "ja", "zh-Hans"]) {
    const { spans, missing } = await spansOf(text, language);
    expect(missing).toEqual([]);
    expect(spans.map((span) => span.text).join("")).toBe(text);
    for (const { text: part, face } of spans) {
      for (const character of part)
        expect([character, face.covers(character.codePointAt(0)!)]).toEqual([character, true]);
    }
  }
});

test.each([
  [
    "an English text takes Japanese characters from the Japanese font",
    "a 日本",
    "en",
    ["Arimo-Regular: a ", "NotoSansJP-Regular: 日本"],
  ],
  [
    "quotation marks of a Chinese text are Chinese",
    "“甲”a",
    "zh-Hans",
    ["NotoSansSC-Regular: “甲”", "Arimo-Regular: a"],
  ],
  ["an apostrophe in an English word of a Chinese text is English", "renter’s", "zh-Hans", ["Arimo-Regular: renter’s"]],
  ["those of an English text are not", "“a”", "en", ["Arimo-Regular: “a”"]],
  [
    "what the Chinese font lacks the Japanese one prints",
    "国髙",
    "zh-Hans",
    ["NotoSansSC-Regular: 国", "NotoSansJP-Regular: 髙"],
  ],
])("%s", async (_, text, language, expected) => {
  expect((await spansOf(text, language)).faces).toEqual(expected);
});

test.each([
  ["Times New Roman", "Tinos-Regular"],
  ["Courier New", "Cousine-Regular"],
  ["Helvetica", "Arimo-Regular"],
  ["Comic Sans MS", "Arimo-Regular"],
])("%s is printed with %s", async (name, face) => {
  const { spans } = await spansOf("a", "en", name);
  expect(spans[0]?.face.name).toBe(face);
});

test("our fonts have the metrics of those they replace", async () => {
  // Widths of Arial, Times New Roman and Courier New at size 1000, from their published metrics.
  const widths = [
    ["Arial", 667 + 556 + 278],
    ["Times New Roman", 722 + 444 + 250],
    ["Courier New", 600 * 3],
  ] as const;
  for (const [name, width] of widths) {
    const { spans } = await spansOf("Ae ", "en", name);
    expect(Math.round(spans[0]!.face.width("Ae ") * 1000)).toBeCloseTo(width, -1);
  }
});

test("a character without a glyph is printed as its code and copied as itself", async () => {
  const { spans, missing } = await spansOf("a🪟b", "en");
  expect(spans.map(({ text, actual }) => [text, actual])).toEqual([
    ["a", undefined],
    ["[U+1FA9F]", "🪟"],
    ["b", undefined],
  ]);
  expect(missing).toEqual(["🪟"]);
});

test.each([
  ["letters are composed", "e\u0301", "é"],
  ["signs that only steer layout are not printed", "a\u00ADb\u200Fc\uFE0F", "abc"],
  ["places where a line may or may not break are kept", "a\u200Bb\u2060c", "a\u200Bb\u2060c"],
  ["a tab is a space", "a\tb", "a b"],
])("%s", (_, text, expected) => {
  expect(toNfc(text)).toBe(expected);
});
