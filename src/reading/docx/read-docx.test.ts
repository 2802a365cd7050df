import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { makeDocx } from "../../../tests/reading/make-docx.ts";
import type { WordParts } from "../../../tests/reading/make-docx.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import { writeDocx } from "../../outputs/docx/write-docx.ts";
import { comparableWords } from "../../outputs/text/comparable-words.ts";
import { writeText } from "../../outputs/text/write-text.ts";
import { style } from "../../../tests/outputs/made-files.ts";
import { FileRejection } from "../file/file-rejection.ts";
import { countText } from "./number-formats.ts";
import { readDocx } from "./read-docx.ts";

const p = (text: string, properties = ""): string =>
  `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

const numbered = (level: number, list = 1): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

const level = (at: number, format: string, text: string, more = ""): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;

const LIST = `<w:abstractNum w:abstractNumId="7">${level(0, "upperRoman", "Article %1.")}${level(1, "decimal", "%1.%2", "<w:isLgl/>")}${level(2, "lowerLetter", "(%3)")}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;

const textOf = (parts: WordParts): string => readDocx(makeDocx(parts)).text;

describe("automatic numbers", () => {
  it("are counted by level, start again under a new heading, and show figures where the law style asks for them", () => {
    const body = [
      p("Duties", numbered(0)),
      p("First", numbered(1)),
      p("Item", numbered(2)),
      p("Other item", numbered(2)),
      p("Second", numbered(1)),
      p("Term", numbered(0)),
      p("Third", numbered(1)),
      p("Annex", numbered(0, 2)),
    ].join("");
    expect(textOf({ body, numbering: LIST }).split("\n")).toEqual([
      "Article I. Duties",
      "1.1 First",
      "(a) Item",
      "(b) Other item",
      "1.2 Second",
      "Article II. Term",
      "2.1 Third",
      "Article I. Annex",
    ]);
  });

  it("come from the style of a paragraph, its base and the level tied to it, and can be switched off", () => {
    const styles = `<w:style w:type="paragraph" w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Clause"/></w:style>`;
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, "decimal", "%1.", '<w:pStyle w:val="Clause"/>')}${level(1, "decimal", "%1.%2", '<w:pStyle w:val="Sub"/>')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`;
    const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`;
    const off = '<w:pStyle w:val="Clause"/><w:numPr><w:numId w:val="0"/></w:numPr>';
    const body = [p("Rent", styled("Clause")), p("Due", styled("Sub")), p("Note", off), p("Use", styled("Clause"))];
    expect(textOf({ body: body.join(""), styles, numbering }).split("\n")).toEqual([
      "1. Rent",
      "1.1 Due",
      "Note",
      "2. Use",
    ]);
  });

  it("are printed in every way of counting that contracts use", () => {
    const table: readonly (readonly [format: string, count: number, text: string])[] = [
      ["decimal", 12, "12"],
      ["decimalZero", 4, "04"],
      ["lowerRoman", 14, "xiv"],
      ["upperRoman", 1999, "MCMXCIX"],
      ["lowerLetter", 28, "bb"],
      ["upperLetter", 26, "Z"],
      ["ordinal", 22, "22nd"],
      ["ordinal", 113, "113th"],
      ["cardinalText", 12, "Twelve"],
      ["ordinalText", 20, "Twentieth"],
      ["ordinalText", 31, "Thirty-first"],
      ["decimalFullWidth", 10, "１０"],
      ["aiueoFullWidth", 2, "イ"],
      ["none", 5, ""],
      ["chicago", 3, "3"],
      ["lowerRoman", 0, "0"],
      ["upperLetter", 999_999_999, "999999999"],
    ];
    for (const [format, count, text] of table)
      expect([format, count, countText(format, count)]).toEqual([format, count, text]);
  });
});

describe("the text of a Word file", () => {
  it("takes tracked changes as accepted and says how many there are", () => {
    const del = '<w:del w:id="1"><w:r><w:delText>thirty</w:delText></w:r></w:del>';
    const ins = '<w:ins w:id="2"><w:r><w:t>sixty</w:t></w:r></w:ins>';
    const merged = '<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr><w:r><w:t>Notice </w:t></w:r></w:p>';
    const body = `<w:p><w:r><w:t xml:space="preserve">Within </w:t></w:r>${del}${ins}<w:r><w:t> days</w:t></w:r></w:p>${merged}${p("by post")}`;
    expect(readDocx(makeDocx({ body }))).toEqual({
      text: "Within sixty days\nNotice by post",
      pages: [],
      notes: [{ code: "tracked_changes", params: { count: 2 } }],
    });
  });

  it("uses the current settings after a change", () => {
    const change = `<w:pPrChange w:id="4"><w:pPr>${numbered(0)}</w:pPr></w:pPrChange>`;
    expect(textOf({ body: p("Plain", change), numbering: LIST })).toBe("Plain");
  });

  it("reads a row of short cells as a line and a row of texts as its paragraphs", () => {
    const cell = (...inner: readonly string[]): string => `<w:tc>${inner.join("")}</w:tc>`;
    const row = (...cells: readonly string[]): string => `<w:tr>${cells.join("")}</w:tr>`;
    const body = `<w:tbl>${row(cell(p("Fee")), cell(p("$500")))}${row(cell(p("One"), p("Two")), cell(p("Three")))}</w:tbl>`;
    expect(textOf({ body })).toBe("Fee\t$500\nOne\nTwo\nThree");
  });

  it("puts headers first, notes last with their mark, and counts comments and hidden words", () => {
    const mark = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const hidden = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>";
    const separator = '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>';
    const parts = {
      body: `<w:p><w:r><w:t>The Fee</w:t></w:r>${mark}${hidden}</w:p>`,
      footnotes: `${separator}<w:footnote w:id="2">${p("Without tax.")}</w:footnote>`,
      header: `${p("DRAFT of May 2")}${p("Page 3")}`,
      comments: '<w:comment w:id="0"/><w:comment w:id="1"/>',
    };
    expect(readDocx(makeDocx(parts))).toEqual({
      text: "DRAFT of May 2\nThe Fee[2]\n[2] Without tax.",
      pages: [],
      notes: [
        { code: "comments", params: { count: 2 } },
        { code: "hidden_text", params: { count: 6 } },
      ],
    });
  });

  it("reads breaks, tabs, boxes, unbreakable hyphens, entities and the second copy of a text box only once", () => {
    const run = (inner: string): string => `<w:r>${inner}</w:r>`;
    const box = `<mc:AlternateContent><mc:Choice><w:r>${"<w:txbxContent>"}${p("Box")}${"</w:txbxContent>"}</w:r></mc:Choice><mc:Fallback>${p("Box")}</mc:Fallback></mc:AlternateContent>`;
    const signs = `${run("<w:t>A</w:t><w:tab/><w:t>B</w:t><w:br/><w:t>C</w:t><w:noBreakHyphen/><w:t>D &amp; &#8220;E&#x201D;</w:t>")}`;
    const body = `<w:p>${signs}${run('<w:sym w:font="Wingdings" w:char="F06F"/>')}</w:p><w:p>${box}</w:p>`;
    expect(textOf({ body })).toBe("A\tB\nC-D & “E”☐\nBox");
  });

  it("has the words of a document written by this product, in order, with their numbers", async () => {
    const read = readDocx(await writeDocx(sampleDocument, style));
    const plain = (text: string): string => comparableWords(text).join(" ");
    expect(plain(read.text)).toBe(plain(writeText(sampleDocument)));
    expect(read.notes).toEqual([]);
  });
});

describe("archives that are no contract", () => {
  const refusal = (bytes: Uint8Array): string | undefined => {
    try {
      readDocx(bytes);
      return undefined;
    } catch (error) {
      return error instanceof FileRejection ? error.problem.code : String(error);
    }
  };

  it("stops at the limit if a small file unpacks to a huge one, even with a false directory", () => {
    const bomb = makeDocx({ body: p("a".repeat(60_000_000)) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refusal(bomb)).toBe("zip_bomb");
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 28; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000) {
        view.setUint32(at + 24, 1000, true);
      }
    }
    expect(refusal(lying)).toBe("zip_bomb");
  });

  it("rejects a small archive of 20,000 names as no Word file, not as too large", () => {
    const names = Array.from({ length: 20_000 }, (_, index) => [`${index}`, new Uint8Array()] as const);
    expect(refusal(zipSync(Object.fromEntries(names)))).toBe("wrong_type");
  });

  it("identifies other and damaged archives", () => {
    expect(refusal(zipSync({ "xl/workbook.xml": strToU8("<x/>") }))).toBe("wrong_type");
    expect(refusal(strToU8("PK\u0003\u0004 and nothing more than this"))).toBe("damaged");
    const whole = makeDocx({ body: p("Rent") });
    expect(refusal(whole.slice(0, whole.length - 30))).toBe("damaged");
    const entities = makeDocx({ body: "<!DOCTYPE lol [<!ENTITY a 'aaaa'>]>&a;" });
    expect(refusal(entities)).toBe("damaged");
  });

  it("reads 200,000 tags within each other without harm", () => {
    const deep = "<w:sdtContent>".repeat(200_000);
    expect(textOf({ body: `${p("Before")}${deep}${p("Within")}` })).toBe("Before\nWithin");
  });
});
