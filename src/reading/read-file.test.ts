import { describe, expect, it } from "vitest";
import { fontShelf, style } from "../../tests/outputs/made-files.ts";
import { solid } from "../../tests/outputs/file-words.ts";
import { makeDocx } from "../../tests/reading/make-docx.ts";
import { brokenTable, makePdf, nestedPdf } from "../../tests/reading/make-pdf.ts";
import { readingText } from "../i18n/reading.ts";
import { sampleDocument } from "../../tests/support/sample-document.ts";
import { writePdf } from "../outputs/pdf/write-pdf.ts";
import { writeText } from "../outputs/text/write-text.ts";
import { LIMITS } from "./file/limits.ts";
import { readFile, readPaste } from "./read-file.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): readonly number[] => [...text].flatMap((character) => [character.charCodeAt(0), 0]);

const LINE = "The Tenant shall pay the rent on the first day of each month, in advance and";

describe("each cause has one code and a sentence that says what to do (R10)", () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const table: readonly (readonly [code: string, name: string, bytes: () => Uint8Array | Promise<Uint8Array>])[] = [
    ["empty", "a.txt", () => utf8("")],
    ["empty", "a.txt", () => utf8(" \n\t ")],
    ["empty", "a.docx", () => makeDocx({ body: "" })],
    ["wrong_type", "a.exe", () => new Uint8Array([0x4d, 0x5a, 0, 0, 3, 0])],
    ["wrong_type", "a.rtf", () => utf8("{\\rtf1 Hello}")],
    ["picture", "scan.pdf", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ["old_word", "a.doc", () => new Uint8Array([...compound, 1, 2, 3])],
    ["password", "a.docx", () => new Uint8Array([...compound, ...utf16("EncryptedPackage")])],
    ["password", "a.pdf", () => makePdf([[LINE]], { password: "open sesame" })],
    ["too_big", "a.txt", () => new Uint8Array(LIMITS.bytes + 1)],
    ["too_long", "a.txt", () => new Uint8Array(LIMITS.characters + 1).fill(0x61)],
    ["scan", "a.pdf", () => makePdf([[], ["x"], []])],
    ["damaged", "a.pdf", () => utf8("%PDF-1.7\nnothing")],
    ["damaged", "a.pdf", () => utf8("no PDF at all")],
    ["damaged", "a.docx", () => utf8("PK\u0003\u0004")],
  ];
  it.each(table)("%s: %s", async (code, name, bytes) => {
    const read = await readFile({ name, bytes: await bytes() });
    if (read.ok) throw new Error(`${name} was read`);
    expect(read.problem.code).toBe(code);
    for (const locale of ["en", "ja"]) {
      const text = readingText(read.problem, locale);
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/undefined|NaN|\{|please|sorry|invalid|n't/i);
    }
  });

  it("names the limit and the language", () => {
    expect(readingText({ code: "too_big", params: { max: LIMITS.bytes } }, "en")).toBe(
      "This file is larger than 20 MB. Choose a smaller one, or paste the part to review.",
    );
    expect(readingText({ code: "not_english", params: { language: "es" } }, "en")).toBe(
      "This text is in Spanish. Reviews work for English text only.",
    );
    expect(readingText({ code: "empty_pages", params: { count: 1, pages: "3" } }, "en")).toBe(
      "Page 3 has no text and could not be read. Look at what is on it yourself.",
    );
  });
});

describe("what is read", () => {
  it("a pasted text is read as it is, and refused when it is empty or too long", () => {
    expect(readPaste("Rent\r\nis due")).toEqual({ ok: true, value: { text: "Rent\nis due", pages: [], notes: [] } });
    expect(readPaste("  ")).toEqual({ ok: false, problem: { code: "empty" } });
    expect(readPaste("a".repeat(LIMITS.characters + 1)).ok).toBe(false);
  });

  it("a PDF written by this product has its words in order, and each page begins where it begins", async () => {
    const pdf = await writePdf(sampleDocument, style, fontShelf());
    const seen: number[] = [];
    const read = await readFile({ name: "a.pdf", bytes: pdf }, (page) => void seen.push(page));
    if (!read.ok) throw new Error(read.problem.code);
    const { text, pages } = read.value;
    // A sign without a glyph is printed as its code.
    const words = (whole: string): string => solid(whole).replace("🪟", "U1FA9F");
    expect(words(text)).toBe(words(writeText(sampleDocument)));
    expect(seen).toEqual(pages.map((_, index) => index + 1));
    expect(pages[0]).toBe(0);
    expect(pages.length).toBeGreaterThan(1);
  });

  it("a PDF with a damaged table of objects is read all the same, and pages without text are named", async () => {
    const whole = await makePdf([[LINE, "by transfer to the account of the Landlord."], [], [LINE, "in cash."]]);
    const read = await readFile({ name: "a.pdf", bytes: brokenTable(whole) });
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.text).toBe(`${LINE} by transfer to the account of the Landlord.\n${LINE} in cash.`);
    expect(read.value.notes).toEqual([{ code: "empty_pages", params: { count: 1, pages: "2" } }]);
  });

  it("a PDF of 100,000 lists within each other and one of 501 pages end in a problem", async () => {
    const nested = await readFile({ name: "a.pdf", bytes: nestedPdf(100_000) });
    expect(nested.ok ? "read" : nested.problem.code).toMatch(/damaged|scan/);
    const long = await readFile({ name: "a.pdf", bytes: await makePdf(Array.from({ length: 501 }, () => ["x"])) });
    expect(long).toEqual({ ok: false, problem: { code: "too_many_pages", params: { max: 500 } } });
  });
});
