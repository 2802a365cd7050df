import { describe, expect, test } from "vitest";
import type { Block, LegalDocument } from "../../src/model/document.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { writeMarkdown } from "../../src/outputs/markdown/write-markdown.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { comparableWords } from "../../src/outputs/text/comparable-words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { solid, taggedWords, wordFileWords } from "./file-words.ts";
import { fontShelf, style } from "./made-files.ts";
import { poppler } from "./programs.ts";
import { openWordFile } from "./word-file.ts";

type Part = Extract<Block, { readonly type: "part" }>;

const part = (id: string, number: string, label: string, title: string): Part => ({
  type: "part",
  id,
  number,
  label,
  content: [{ type: "text", text: title }],
});

/** A sample with a chapter before its first clause and before its last. */
const divided = (document: LegalDocument, first: Part, second: Part): LegalDocument => {
  const clauses = document.blocks.filter(({ type }) => type === "clause");
  return {
    ...document,
    blocks: document.blocks.flatMap((block) => {
      if (block === clauses[0]) return [first, block];
      return block === clauses.at(-1) ? [second, block] : [block];
    }),
  };
};

const english = divided(
  sampleDocument,
  part("a", "I", "ARTICLE I", "Duties"),
  part("b", "II", "ARTICLE II", "The rest"),
);
const japanese = divided(sampleDocumentJa, part("a", "1", "第1章", "総則"), part("b", "2", "第2章", "雑則"));

describe.each([
  ["English", english, ["ARTICLE I ", "ARTICLE II "], ["ARTICLE I Duties", "ARTICLE II The rest"]],
  ["Japanese", japanese, ["第1章\u3000", "第2章\u3000"], ["第1章 総則", "第2章 雑則"]],
] as const)("chapters of the %s sample", (_, document, numbers, headings) => {
  const text = writeText(document);

  test("are printed in every file, in the same words and order", async () => {
    expect(text.split("\n").filter((line) => headings.some((heading) => heading === line))).toEqual(headings);
    expect(wordFileWords(openWordFile(await writeDocx(document, style)))).toBe(comparableWords(text).join(" "));
    // A character without a glyph is printed in a PDF as its code.
    const tagged = taggedWords(await writePdf(document, style, fontShelf())).replace("U1FA9F", "🪟");
    expect(tagged).toBe(solid(text));
  });

  test("are headings of Word's own above those of the clauses, and Word counts both apart", async () => {
    const file = openWordFile(await writeDocx(document, style));
    const chapters = file.paragraphs.filter((paragraph) => paragraph.style === "PartHeading");
    expect(chapters.map(({ number }) => number)).toEqual(numbers);
    const plain = openWordFile(
      await writeDocx({ ...document, blocks: document.blocks.filter(({ type }) => type !== "part") }, style),
    );
    const counted = (from: typeof file): readonly string[] =>
      from.paragraphs.filter((paragraph) => paragraph.style !== "PartHeading").map(({ number }) => number);
    expect(counted(file)).toEqual(counted(plain));
    const styles = file.parts.get("word/styles.xml")!;
    const outline = (id: string): string | undefined =>
      new RegExp(`w:styleId="${id}".*?<w:outlineLvl w:val="(\\d)"`, "s").exec(styles)?.[1];
    expect([outline("PartHeading"), outline("Heading1"), outline("Heading2")]).toEqual(["0", "1", "2"]);
  });

  test("are above the clauses in Markdown, and in the tags of a PDF", async () => {
    const heads = writeMarkdown(document)
      .split("\n")
      .filter((line) => line.startsWith("#"));
    const clause = document.blocks.find((block) => block.type === "clause")!;
    expect(heads).toContain(`## ${headings[0]}`);
    expect(heads.find((line) => clause.type === "clause" && line.includes(clause.number))).toMatch(/^### /);
    const tags = poppler("pdfinfo", await writePdf(document, style, fontShelf()), "-struct")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /^H\d/.test(line));
    expect(tags.slice(0, 1)).toEqual([expect.stringMatching(/^H1/)]);
    expect(tags.filter((line) => line.startsWith("H3")).length).toBeGreaterThanOrEqual(1);
  });
});
