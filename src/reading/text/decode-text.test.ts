import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { normalizeCharacters, notesOnHiddenCharacters } from "./normalize-characters.ts";

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((character, index) => view.setUint16(index * 2, character.charCodeAt(0), isLittle));
  return bytes;
};

const bytes = (...values: readonly number[]): Uint8Array => new Uint8Array(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("the encoding of a plain file", () => {
  const table: readonly (readonly [what: string, given: Uint8Array, text: string | null])[] = [
    ["ASCII", utf8("Rent: $5"), "Rent: $5"],
    ["UTF-8", utf8("“Miete” für Köln"), "“Miete” für Köln"],
    ["UTF-8 with a mark", bytes(0xef, 0xbb, 0xbf, 0x41), "A"],
    ["UTF-16, little end first, with a mark", bytes(0xff, 0xfe, ...utf16("Term", true)), "Term"],
    ["UTF-16, big end first, with a mark", bytes(0xfe, 0xff, ...utf16("Term", false)), "Term"],
    ["UTF-16 without a mark", utf16("This Agreement is made today.", true), "This Agreement is made today."],
    ["UTF-16, big end first, without a mark", utf16("This Agreement", false), "This Agreement"],
    // “Café” – in Windows-1252
    ["Windows-1252", bytes(0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x20, 0x96), "“Café” –"],
    // これは契約 in Shift_JIS
    ["Shift_JIS", bytes(0x82, 0xb1, 0x82, 0xea, 0x82, 0xcd, 0x8c, 0x5f, 0x96, 0xf1), "これは契約"],
    ["a program", bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 9), null],
  ];
  it.each(table)("%s", (_, given, text) => {
    expect(decodeText(given)).toBe(text);
  });
});

it("a tidy text has one kind of line end, no characters that show nothing, and ligatures as letters", () => {
  expect(normalizeCharacters("A\r\nB\rC\u2028D\fE")).toBe("A\nB\nC\nD\nE");
  expect(normalizeCharacters("con\u00ADfi\u200Bden\uFEFFtial\u0007 o\uFB03ce\uD800\t.")).toBe(
    "confidential office\uFFFD\t.",
  );
});

it("characters that hide or turn around words are noted, a byte order mark and a soft hyphen are not", () => {
  expect(notesOnHiddenCharacters("\uFEFFpay 1,5\u00AD00 \u{1F469}\u200D\u{1F4BB}")).toEqual([]);
  expect(notesOnHiddenCharacters("pay \u202E005\u202C for the ser\u200Bvice")).toEqual([
    { code: "reversed_characters", params: { count: 2 } },
    { code: "invisible_characters", params: { count: 1 } },
  ]);
});
