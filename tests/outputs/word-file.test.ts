import { describe, expect, test } from "vitest";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import type { Block, ClauseBlock, LegalDocument } from "../../src/model/document.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { comparableWords } from "../../src/outputs/text/comparable-words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { wordFileWords } from "./file-words.ts";
import { HOSTILE, hostileDocument } from "./hostile.ts";
import { chineseDocument, handList, noticeIn, style } from "./made-files.ts";
import { openWordFile } from "./word-file.ts";
import { xmlProblem } from "./xml.ts";

const SAMPLES: readonly (readonly [string, LegalDocument])[] = [
  ["English", sampleDocument],
  ["Japanese", sampleDocumentJa],
  ["Chinese", chineseDocument],
];

/** The numbers the tree prints, in order. */
const numbersOf = (blocks: readonly (Block | ClauseBlock)[]): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case "recital":
        return [block.number];
      case "clause":
        return [block.number, ...numbersOf(block.blocks)].filter((number) => number !== "");
      case "list":
        return block.items.map((item) => item.number);
      case "schedule":
        return [block.label, ...numbersOf(block.blocks)];
      default:
        return [];
    }
  });

describe.each(SAMPLES)("a Word file of the %s sample", (_, document) => {
  test("is well-formed in every part", async () => {
    const file = openWordFile(await writeDocx(document, style));
    for (const [path, xml] of file.parts) expect(path + (xmlProblem(xml) ?? "")).toBe(path);
  });

  test("automatic numbering yields the numbers of the document tree", async () => {
    const file = openWordFile(await writeDocx(document, style));
    const counted = file.paragraphs.map((paragraph) => paragraph.number).filter((number) => number !== "");
    expect(counted).toEqual(numbersOf(document.blocks));
  });

  test("has the words of the plain text in the same order", async () => {
    const file = openWordFile(await writeDocx(document, style));
    expect(wordFileWords(file)).toBe(comparableWords(writeText(document)).join(" "));
  });

  test("names only styles it defines, and keeps every heading with what follows", async () => {
    const file = openWordFile(await writeDocx(document, style));
    const styles = file.parts.get("word/styles.xml")!;
    const defined = new Set([...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id));
    const used = file.paragraphs.map((paragraph) => paragraph.style).filter((id) => id !== "Normal");
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
    for (const id of ["Title", "Heading1", "Heading2", "SectionHeading", "ScheduleHeading", "SignatureHeading"]) {
      expect(new RegExp(`w:styleId="${id}".*?</w:style>`, "s").exec(styles)?.[0]).toContain("<w:keepNext/>");
    }
  });
});

test("every reference leads to a bookmark and shows the number that is counted there", async () => {
  const file = openWordFile(await writeDocx(sampleDocument, style));
  const places = new Map(
    file.paragraphs.flatMap((paragraph) => paragraph.bookmarks.map((name) => [name, paragraph.number] as const)),
  );
  const fields = file.paragraphs.flatMap((paragraph) => paragraph.fields);
  expect(fields).toEqual([
    { instruction: "REF clause_supply \\h \\n", cached: "2" },
    { instruction: "REF clause_goods_whole \\h \\w", cached: "2.1(a)" },
    { instruction: "REF clause_goods_list \\h \\n", cached: "Schedule A" },
    { instruction: "REF clause_duties \\h \\n", cached: "1" },
  ]);
  expect(fields.map(({ instruction }) => places.get(instruction.split(" ")[1]!))).toEqual([
    "2.",
    "(a)",
    "Schedule A",
    "1.",
  ]);
});

test("every clause and schedule has a bookmark", async () => {
  const file = openWordFile(await writeDocx(sampleDocument, style));
  expect(file.paragraphs.flatMap((paragraph) => paragraph.bookmarks)).toEqual([
    "clause_duties",
    "clause_supply",
    "clause_goods",
    "clause_goods_whole",
    "clause_goods_packed",
    "clause_fees",
    "clause_waiver",
    "clause_goods_list",
    "clause_care",
  ]);
});

test("the clauses of a schedule are another run of the same list", async () => {
  const file = openWordFile(await writeDocx(sampleDocument, style));
  const runOf = (mark: string): string | undefined => {
    const paragraph = file.paragraphs.find((one) => one.bookmarks.includes(mark))!;
    return /<w:numId w:val="(\d+)"/.exec(paragraph.xml)?.[1];
  };
  const numbering = file.parts.get("word/numbering.xml")!;
  const listOf = (run: string | undefined): string | undefined =>
    new RegExp(`<w:num w:numId="${run}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(numbering)?.[1];
  expect(runOf("clause_care")).not.toBe(runOf("clause_duties"));
  expect(listOf(runOf("clause_care"))).toBe(listOf(runOf("clause_duties")));
});

test("the foot of the page counts pages and names title and version", async () => {
  const file = openWordFile(await writeDocx(sampleDocument, style));
  const footer = file.parts.get("word/footer1.xml")!;
  expect(footer).toContain("Panel Supply and Secrecy Agreement · version 1.0");
  expect([...footer.matchAll(/<w:instrText[^>]*>([^<]+)</g)].map(([, code]) => code)).toEqual(["PAGE", "NUMPAGES"]);
});

test.each([
  [0, false],
  [2, true],
])("the foot of the page has a line for the initials of %d signers", async (initials, printed) => {
  const file = openWordFile(await writeDocx({ ...sampleDocument, initials }, style));
  expect(file.parts.get("word/footer1.xml")!.includes("Initials: ________ ________")).toBe(printed);
});

test("a table repeats its heading row, and a row stays whole", async () => {
  const xml = openWordFile(await writeDocx(sampleDocument, style)).parts.get("word/document.xml")!;
  const rows = xml.match(/<w:tr>.*?<\/w:tr>/gs)!;
  expect(rows.map((row) => row.includes("<w:tblHeader/>"))).toEqual([true, false, false, false]);
  expect(rows.every((row) => row.includes("<w:cantSplit/>"))).toBe(true);
});

test.each([
  ["a row that is filled in by hand is at least 24 points high", true],
  ["a row with nothing to fill in is as high as its words", false],
])("%s", async (_, isByHand) => {
  const xml = openWordFile(await writeDocx(handList(isByHand), style)).parts.get("word/document.xml")!;
  const [, ...body] = xml.match(/<w:tr>.*?<\/w:tr>/gs)!;
  const heights = body.map((row) => /<w:trHeight w:val="(\d+)" w:hRule="atLeast"\/>/.exec(row)?.[1]);
  // Unit of the file: twentieths of a point.
  expect(heights.map((height) => Number(height ?? 0) >= 24 * 20)).toEqual([isByHand, isByHand]);
});

test("a rule to sign on is a tab with a leader, not typed", async () => {
  const file = openWordFile(await writeDocx(sampleDocument, style));
  const by = file.paragraphs.find((paragraph) => paragraph.text.startsWith("By"))!;
  expect(by.text).not.toContain("_");
  expect(by.xml).toContain('w:leader="underscore"');
  expect(by.xml).toContain("<w:keepNext/>");
});

test("settings decide fonts, sizes, colors, weights, spacing, margins and paper", async () => {
  const changed = {
    paper: "a4",
    margin: 50,
    heading: { font: "Times New Roman", size: 20, color: "A61C1C", bold: false, spacing: 30 },
    body: { font: "Courier New", size: 12, color: "1F3FA8", bold: true, spacing: 8, lineSpacing: 2 },
  } as const;
  const file = openWordFile(await writeDocx(sampleDocument, changed));
  const styles = file.parts.get("word/styles.xml")!;
  const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(styles)![0];
  for (const part of [
    'w:ascii="Courier New"',
    '<w:sz w:val="24"/>',
    '<w:color w:val="1F3FA8"/>',
    "<w:b/>",
    'w:after="160"',
    'w:line="480"',
  ]) {
    expect(defaults).toContain(part);
  }
  const heading = /w:styleId="Heading1".*?<\/w:style>/s.exec(styles)![0];
  for (const part of [
    'w:ascii="Times New Roman"',
    '<w:sz w:val="40"/>',
    '<w:color w:val="A61C1C"/>',
    '<w:b w:val="false"/>',
    'w:before="600"',
  ]) {
    expect(heading).toContain(part);
  }
  const page = /<w:sectPr>.*?<\/w:sectPr>/s.exec(file.parts.get("word/document.xml")!)![0];
  expect(page).toContain('w:w="11906"');
  expect(page).toContain('w:left="1000"');
});

test("language, title and author are written down, East Asian text has a font of its own", async () => {
  const file = openWordFile(await writeDocx(sampleDocumentJa, style, { creator: "A & B" }));
  const styles = file.parts.get("word/styles.xml")!;
  expect(styles).toContain('w:eastAsia="Yu Gothic"');
  expect(styles).toContain('w:eastAsia="ja-JP"');
  const core = file.parts.get("docProps/core.xml")!;
  expect(core).toContain("<dc:title>秘密保持契約書</dc:title>");
  expect(core).toContain("<dc:creator>A &amp; B</dc:creator>");
  expect(core).toContain("2026-02-27T00:00:00Z");
});

test("the same document yields the same content", async () => {
  const [one, two] = [await writeDocx(sampleDocument, style), await writeDocx(sampleDocument, style)];
  expect([...openWordFile(one).parts]).toEqual([...openWordFile(two).parts]);
});

test.each(Object.entries(HOSTILE))("hostile words (%s) are plain text in a valid file", async (_, hostile) => {
  const document = hostileDocument(hostile);
  const file = openWordFile(await writeDocx(document, style));
  for (const [path, xml] of file.parts) expect(path + (xmlProblem(xml) ?? "")).toBe(path);
  expect(wordFileWords(file)).toBe(comparableWords(writeText(document)).join(" "));
});

test("100,000 characters without a space make a valid file", async () => {
  const file = openWordFile(await writeDocx(hostileDocument("x".repeat(100_000)), style));
  expect(xmlProblem(file.parts.get("word/document.xml")!)).toBeNull();
});

test.each([
  ["smaller text is raised to the type a statute prescribes", 8, "24"],
  ["larger text is left as it is", 14, undefined],
])("%s", async (_, size, halfPoints) => {
  const chosen = { ...style, body: { ...style.body, size } };
  const file = openWordFile(await writeDocx(noticeIn({ minSize: 12 }), chosen));
  const sizeOf = (word: string): string | undefined =>
    /<w:sz w:val="(\d+)"/.exec(file.paragraphs.find(({ text }) => text === word)!.xml)?.[1];
  expect([sizeOf("Ordinary"), sizeOf("Prescribed")]).toEqual([undefined, halfPoints]);
});

test.each([true, false])("a clause is bold only where it is conspicuous: %s", async (conspicuous) => {
  const { paragraphs } = openWordFile(await writeDocx(noticeIn({ conspicuous }), style));
  const isBold = (word: string): boolean => paragraphs.find(({ text }) => text === word)!.xml.includes("<w:b/>");
  expect([isBold("Ordinary"), isBold("Prescribed")]).toEqual([false, conspicuous]);
});
