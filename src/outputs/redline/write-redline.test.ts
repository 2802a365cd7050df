import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasOffice, officePdfs, poppler } from "../../../tests/outputs/programs.ts";
import { xmlProblem } from "../../../tests/outputs/xml.ts";
import { readDocx } from "../../reading/docx/read-docx.ts";
import type { RedlineDocument } from "./redline.ts";
import { writeRedline } from "./write-redline.ts";

const TEXT = "SUPPLY AGREEMENT\n1. Payment. Within sixty (60) days & more.\n2. Term.\tOne year.";

const copy = (changes: Partial<RedlineDocument>): RedlineDocument => ({
  title: "Supply",
  text: TEXT,
  replacements: [],
  additions: [],
  comments: [],
  author: 'R & "D"',
  date: "2026-11-21T08:00:00Z",
  ...changes,
});

const at = (words: string): { readonly start: number; readonly end: number } => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};

/** The file with every change rejected, derived from its markup alone. */
const rejected = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts["word/document.xml"]!)
    .replace(/<w:ins [^>]*[^/]>.*?<\/w:ins>/gs, "")
    .replace(/<w:rPr><w:del [^>]*\/><\/w:rPr>/g, "")
    .replace(/<w:rPr><w:ins ([^>]*)\/><\/w:rPr>/g, "<w:rPr><w:del $1/></w:rPr>")
    .replace(/<w:del [^>]*[^/]>(.*?)<\/w:del>/gs, "$1")
    .replaceAll("w:delText", "w:t");
  return zipSync({ ...parts, "word/document.xml": strToU8(xml) });
};

/** Reading leaves out empty lines and the spaces at the ends of lines. */
const lines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "")
    .join("\n");

const both = (changed: RedlineDocument): readonly [accepted: string, rejected: string] => {
  const bytes = writeRedline(changed);
  return [lines(readDocx(bytes).text), lines(readDocx(rejected(bytes)).text)];
};

describe("a redline (R15)", () => {
  it("contains the new text with its changes accepted and the old one with them rejected", () => {
    const changed = copy({
      replacements: [{ ...at("sixty (60) days"), text: "thirty (30) days" }],
      additions: [
        { after: at("Payment").start, text: "1a. Late payment costs <5%>." },
        { after: TEXT.length, text: "3. Notices." },
        { after: TEXT.length, text: "4. Law." },
      ],
    });
    expect(both(changed)).toEqual([
      "SUPPLY AGREEMENT\n1. Payment. Within thirty (30) days & more.\n1a. Late payment costs <5%>.\n2. Term.\tOne year.\n3. Notices.\n4. Law.",
      TEXT,
    ]);
  });

  it("joins paragraphs where a change reaches over their end, and leaves out a change within another", () => {
    const changed = copy({
      replacements: [
        { start: at("& more").start, end: at("2. Term.").end, text: "only" },
        { ...at("more"), text: "never" },
      ],
    });
    expect(both(changed)).toEqual(["SUPPLY AGREEMENT\n1. Payment. Within sixty (60) days only\tOne year.", TEXT]);
  });

  it("anchors each comment to its passage, and is well-formed", () => {
    const comments = [
      { ...at("sixty (60) days"), lines: ["High: payment is late.", "Ask for 30 days."] },
      { ...at("(60)"), lines: ["Twice?"] },
    ];
    const bytes = writeRedline(copy({ comments, replacements: [{ ...at("sixty"), text: "thirty" }] }));
    const parts = unzipSync(bytes);
    for (const [name, part] of Object.entries(parts)) expect([name, xmlProblem(strFromU8(part))]).toEqual([name, null]);
    const xml = strFromU8(parts["word/document.xml"]!);
    const range = /<w:commentRangeStart w:id="1"\/>(.*?)<w:commentRangeEnd w:id="1"\/>/s.exec(xml)?.[1];
    expect(range?.replace(/<[^>]*>/g, "")).toBe("(60)");
    expect(readDocx(bytes).notes).toEqual([
      { code: "tracked_changes", params: { count: 2 } },
      { code: "comments", params: { count: 2 } },
    ]);
  });

  it("keeps both texts to the letter for any changes", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b ", "c", "\n", "é"), maxLength: 30 });
    const change = fc.record({ from: fc.nat(30), length: fc.nat(12), text: words });
    fc.assert(
      fc.property(words, fc.array(change, { maxLength: 4 }), (text, changes) => {
        const replacements = changes
          .map((one) => ({
            start: Math.min(one.from, text.length),
            end: Math.min(one.from + one.length, text.length),
            text: one.text,
          }))
          .toSorted((one, other) => one.start - other.start)
          .filter((one, index, all) => index === 0 || one.start >= all[index - 1]!.end);
        const kept = replacements.filter((replacement, index) =>
          replacements.slice(0, index).every(({ end }) => replacement.start >= end),
        );
        const accepted = kept.reduceRight(
          (whole, { start, end, text: to }) => whole.slice(0, start) + to + whole.slice(end),
          text,
        );
        expect(both(copy({ text, replacements: kept }))).toEqual([lines(accepted), lines(text)]);
      }),
      { numRuns: 60 },
    );
  });

  it.skipIf(!hasOffice)(
    "is opened by LibreOffice with its words",
    () => {
      const bytes = writeRedline(
        copy({
          replacements: [{ ...at("sixty"), text: "thirty" }],
          comments: [{ ...at("Term"), lines: ["How long?"] }],
        }),
      );
      const pdf = officePdfs({ marked: bytes })["marked"]!;
      expect(poppler("pdftotext", pdf)).toContain("SUPPLY AGREEMENT");
    },
    120_000,
  );
});
