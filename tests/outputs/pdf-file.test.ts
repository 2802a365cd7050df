import { describe, expect, test } from "vitest";
import type { Block, LegalDocument } from "../../src/model/document.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import type { OutputWarning } from "../../src/outputs/layout/resources.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { solid, taggedWords } from "./file-words.ts";
import { HOSTILE, hostileDocument } from "./hostile.ts";
import { chineseDocument, fontShelf, handList, noticeIn, style } from "./made-files.ts";
import { poppler } from "./programs.ts";

const SAMPLES: readonly (readonly [string, LegalDocument])[] = [
  ["English", sampleDocument],
  ["Japanese", sampleDocumentJa],
  ["Chinese", chineseDocument],
];

/** A text with the codes that are printed for characters without a glyph. */
const coded = (text: string, warnings: readonly OutputWarning[]): string => {
  const missing = new Set(warnings.flatMap((warning) => warning.characters));
  const codeOf = (character: string): string =>
    `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;
  return [...text.normalize("NFC")]
    .map((character) => (missing.has(character) ? codeOf(character) : character))
    .join("");
};

const pageTexts = (pdf: Uint8Array): readonly string[] =>
  poppler("pdftotext", pdf, "-raw", "-enc", "UTF-8").split("\f").slice(0, -1);

describe.each(SAMPLES)("a PDF of the %s sample", (_, document) => {
  test("has the words of the plain text in the same order, as read from the page and from its tags", async () => {
    const shelf = fontShelf();
    const pdf = await writePdf(document, style, shelf);
    const expected = solid(writeText(document));
    const pages = pageTexts(pdf);
    // The footer is the last thing printed on a page.
    const printed = pages.map((page) => page.trimEnd().replace(/\n[^\n]* · [^\n]*$/, ""));
    expect(solid(printed.join("\n"))).toBe(expected);
    expect(taggedWords(pdf)).toBe(solid(coded(writeText(document), shelf.warnings)));
  });

  test("is tagged, titled, in its language, without images, with every font embedded and mapped to text", async () => {
    const pdf = await writePdf(document, style, { ...fontShelf(), creator: "A & B" });
    const facts = poppler("pdfinfo", pdf);
    expect(facts).toMatch(/^Tagged:\s+yes$/m);
    expect(facts).toMatch(/^PDF version:\s+1\.7$/m);
    expect(facts).toContain(document.title);
    expect(facts).toMatch(/^Author:\s+A & B$/m);
    const fonts = poppler("pdffonts", pdf).trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/yes yes yes\s+\d+\s+0$/);
    expect(poppler("pdfimages", pdf, "-list").trim().split("\n")).toHaveLength(2);
  });
});

test("headings, lists and tables are tagged as such", async () => {
  const pdf = await writePdf(sampleDocument, style, fontShelf());
  const tags = poppler("pdfinfo", pdf, "-struct")
    .split("\n")
    .map((line) => line.trim().split(" ")[0]!.replace(":", ""));
  const count = (tag: string): number => tags.filter((one) => one === tag).length;
  // Title; Background, 1, 2, 3, Signatures, Schedule A; 2.2 and the schedule's clause.
  expect([count("H1"), count("H2"), count("H3")]).toEqual([1, 6, 2]);
  // Recitals 2, items 2, clauses 2.1, (a), (i), items of the schedule 2.
  expect([count("LI"), count("Lbl"), count("LBody")]).toEqual([9, 9, 9]);
  expect([count("Table"), count("TR"), count("TH"), count("TD")]).toEqual([1, 4, 3, 9]);
});

test.each([
  ["smaller text is raised to the type a statute prescribes", 8, 12 / 8],
  ["larger text is left as it is", 14, 1],
])("%s", async (_, size, ratio) => {
  const chosen = { ...style, body: { ...style.body, size } };
  const words = poppler("pdftotext", await writePdf(noticeIn({ minSize: 12 }), chosen, fontShelf()), "-bbox");
  const height = (word: string): number => {
    const [, top, bottom] = new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word}<`).exec(words)!;
    return Number(bottom) - Number(top);
  };
  expect(height("Prescribed") / height("Ordinary")).toBeCloseTo(ratio, 2);
});

test.each([
  ["a row that is filled in by hand is at least 24 points high", true],
  ["a row with nothing to fill in is as high as its words", false],
])("%s", async (_, isByHand) => {
  const small = { ...style, body: { ...style.body, size: 8 } };
  const words = poppler("pdftotext", await writePdf(handList(isByHand), small, fontShelf()), "-bbox");
  const top = (word: string): number => Number(new RegExp(`yMin="([\\d.]+)"[^>]*>${word}<`).exec(words)![1]);
  expect(top("Cellar") - top("Kitchen") >= 24).toBe(isByHand);
});

test("every page has its number, the page count, title and version", async () => {
  const pages = pageTexts(await writePdf(longDocument(30), style, fontShelf()));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain("A Long Agreement · version 2.1");
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).not.toContain("Initials");
  });
});

test("every page has a line for the initials of each signer", async () => {
  const pages = pageTexts(await writePdf({ ...longDocument(30), initials: 2 }, style, fontShelf()));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page).toContain("Initials: ________ ________");
});

test("a signature block is never split from itself or from the text that introduces it", async () => {
  for (let clauses = 1; clauses <= 16; clauses++) {
    const pages = pageTexts(await writePdf(longDocument(clauses), style, fontShelf()));
    const signing = pages.filter((page) => page.includes("Printed name"));
    expect(signing).toHaveLength(1);
    for (const part of ["Each party signs below", "Seller", "Buyer", "Date of the buyer"])
      expect(signing[0]).toContain(part);
  }
}, 60_000);

test("signatures too many for one page are split between blocks only", async () => {
  const pages = pageTexts(await writePdf(longDocument(3, 14), style, fontShelf()));
  const blocks = pages.map((page) => [
    (page.match(/^Party \d+$/gm) ?? []).length,
    (page.match(/^Date of party \d+$/gm) ?? []).length,
  ]);
  expect(blocks.reduce((sum, [headings]) => sum + headings!, 0)).toBe(14);
  for (const [headings, dates] of blocks) expect(headings).toBe(dates);
  expect(blocks.at(-1)![0]).toBeGreaterThan(1);
});

test("the same document yields the same bytes", async () => {
  const [one, two] = [
    await writePdf(sampleDocument, style, fontShelf()),
    await writePdf(sampleDocument, style, fontShelf()),
  ];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

test("short schedules share a page, except in a file that is checked by printing it again", async () => {
  const pageBreak: Block = { type: "pageBreak" };
  const schedule = (letter: string): Block => ({
    type: "schedule",
    id: letter,
    number: letter,
    label: `Schedule ${letter}`,
    title: [],
    blocks: [{ type: "paragraph", id: `p${letter}`, content: [{ type: "text", text: "Short." }], fields: [] }],
  });
  const blocks = [schedule("A"), schedule("B"), schedule("C")].flatMap((block) => [pageBreak, block]);
  const document = { ...sampleDocument, blocks: [...sampleDocument.blocks.slice(0, 1), ...blocks] };
  const attachment = { name: "evidence.json", mime: "application/json", text: "{}" };
  expect(pageTexts(await writePdf(document, style, fontShelf()))).toHaveLength(2);
  expect(pageTexts(await writePdf(document, style, fontShelf(), null, { isSealed: true, attachment }))).toHaveLength(4);
});

test("settings decide fonts and paper", async () => {
  const pdf = await writePdf(
    sampleDocument,
    {
      paper: "a4",
      margin: 50,
      heading: { font: "Times New Roman", size: 20, color: "A61C1C", bold: false, spacing: 30 },
      body: { font: "Courier New", size: 12, color: "1F3FA8", bold: false, spacing: 8, lineSpacing: 2 },
    },
    fontShelf(),
  );
  expect(poppler("pdfinfo", pdf)).toMatch(/^Page size:\s+595\.28 x 841\.89 pts \(A4\)$/m);
  const fonts = poppler("pdffonts", pdf);
  for (const name of ["Tinos", "Cousine", "Cousine-Bold"]) expect(fonts).toMatch(new RegExp(`\\+${name} `));
  expect(fonts).not.toContain("Arimo");
});

test("fonts are fetched only for characters that need them", async () => {
  const shelf = fontShelf();
  await writePdf(longDocument(1), style, shelf);
  expect([...shelf.asked].sort()).toEqual(["Arimo-Bold.ttf", "Arimo-Regular.ttf"]);

  const japanese = fontShelf();
  await writePdf(sampleDocumentJa, style, japanese);
  expect(japanese.asked).toContain("NotoSansJP-Regular.otf");
  expect(japanese.asked.filter((file) => file.includes("SC"))).toEqual([]);

  const chinese = fontShelf();
  await writePdf(chineseDocument, style, chinese);
  expect(chinese.asked.filter((file) => file.includes("JP"))).toEqual([]);
});

test("a character without a glyph is printed as its code, copies as itself, and is reported in a warning", async () => {
  const shelf = fontShelf();
  const pdf = await writePdf(sampleDocument, style, shelf);
  expect(shelf.warnings).toEqual([{ code: "no_glyph", characters: ["🪟"] }]);
  expect(pageTexts(pdf).join("")).toContain("🪟");
});

test.each(Object.entries(HOSTILE))("hostile words (%s) are plain text in a valid file", async (_, hostile) => {
  const document = hostileDocument(hostile);
  const shelf = fontShelf();
  const pdf = await writePdf(document, style, shelf);
  expect(taggedWords(pdf)).toBe(solid(coded(writeText(document), shelf.warnings)));
});

test("100,000 characters without a space stay within the page", async () => {
  const pdf = await writePdf(hostileDocument("x".repeat(100_000)), style, fontShelf());
  const boxes = poppler("pdftotext", pdf, "-bbox");
  const edges = [...boxes.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)"/g)];
  for (const [, left, top, right, bottom] of edges) {
    if (Number(left) < 60 || Number(right) > 552 || Number(top) < 0 || Number(bottom) > 792) {
      throw new Error(`words off the page: ${left} ${top} ${right} ${bottom}`);
    }
  }
  expect(edges.length).toBeGreaterThan(1000);
}, 60_000);

/** An agreement of a length, signed by two parties or by so many. */
function longDocument(clauses: number, parties = 0): LegalDocument {
  const words = "The buyer keeps what it learns to itself and shows it to nobody who does not need it for the deal. ";
  const body: readonly Block[] = Array.from({ length: clauses }, (_, index) => ({
    type: "clause",
    id: `c${index}`,
    level: 1,
    number: `${index + 1}.`,
    title: [{ type: "text", text: `Duty ${index + 1}` }],
    style: {},
    fields: [],
    blocks: [
      { type: "paragraph", id: `c${index}.text`, fields: [], content: [{ type: "text", text: words.repeat(4) }] },
    ],
  }));
  const party = (heading: string, date: string): Block => ({
    type: "signature",
    id: heading,
    role: "party",
    heading: [{ type: "text", text: heading }],
    fields: [],
    lines: ["Signature", heading === "Seller" ? "Printed name" : "Name", "Title", date].map((label) => ({
      type: "rule",
      label,
    })),
  });
  const signatures =
    parties === 0
      ? [party("Seller", "Date of the seller"), party("Buyer", "Date of the buyer")]
      : Array.from({ length: parties }, (_, index) => party(`Party ${index + 1}`, `Date of party ${index + 1}`));
  return {
    title: "A Long Agreement",
    language: "en",
    numbering: "decimal",
    provenance: { definition: "long", version: "2.1", hash: "0", on: "2026-02-27" },
    blocks: [
      { type: "title", id: "title", content: [{ type: "text", text: "A Long Agreement" }] },
      ...body,
      { type: "heading", id: "signatures", content: [{ type: "text", text: "Signatures" }] },
      { type: "paragraph", id: "s.text", fields: [], content: [{ type: "text", text: "Each party signs below." }] },
      ...signatures,
    ],
  };
}

test.each([true, false])("a clause is bold only where it is conspicuous: %s", async (conspicuous) => {
  const pdf = await writePdf(noticeIn({ conspicuous }), style, fontShelf());
  expect(poppler("pdffonts", pdf).includes("+Arimo-Bold ")).toBe(conspicuous);
});
