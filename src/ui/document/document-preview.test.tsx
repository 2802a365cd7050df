import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { LegalDocument } from "../../model/document.ts";
import { sampleDocumentJa } from "../../../tests/support/sample-document-ja.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { comparableWords } from "../../outputs/text/comparable-words.ts";
import { writeText } from "../../outputs/text/write-text.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { createBlockFinder } from "./find-block.ts";

const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 12, lineSpacing: 1.5 },
};
const links = {
  href: (path: string) => `?step=x#q-${path}`,
  open: () => undefined,
  why: () => [],
  locale: "en",
};

const markup = (document: LegalDocument): string =>
  renderToStaticMarkup(<DocumentPreview document={document} style={style} links={links} focusedPath={null} />);

const UNESCAPED: { readonly [entity: string]: string } = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The text a reader sees; the notes of the interface are not part of the document. */
const visibleText = (html: string): string =>
  html
    .replaceAll(/<div data-aside[\s\S]*?<\/button><\/div>/g, " ")
    .replaceAll(/<\/?(?:p|div|section|h\d|td|th|tr|li)[^>]*>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => UNESCAPED[entity] ?? entity);

describe("the preview is a writer like the others", () => {
  it.each([
    ["English", sampleDocument],
    ["Japanese", sampleDocumentJa],
  ])("has the same words in the same order as the text file (%s)", (_, document) => {
    expect(comparableWords(visibleText(markup(document)))).toEqual(comparableWords(writeText(document)));
  });

  it("shows markup in an answer as plain text", () => {
    const html = markup(sampleDocument);
    expect(html).toContain("a supply of &lt;panels&gt; &amp; fittings");
    expect(html).not.toContain("<panels>");
  });

  it("is a named region and is not announced while the visitor types (F26)", () => {
    const html = markup(sampleDocument);
    expect(html).toContain('aria-label="Document preview"');
    expect(html).not.toContain("aria-live");
  });

  it("every clause offers its meaning and why it is included (F27)", () => {
    const html = markup(sampleDocument);
    for (const clause of [
      "1. What a recipient must do",
      "2. Supply",
      "2.1",
      "2.2 Fees",
      "3. Limit of liability",
      "1. Care",
    ]) {
      expect(html).toContain(`aria-label="What this means, and why it is here: ${clause}"`);
    }
  });

  it("leads from an answer and from a blank to its question", () => {
    const html = markup(sampleDocument);
    expect(html).toContain('href="?step=x#q-purpose"');
    expect(html).toContain('href="?step=x#q-parties.r2.address"');
  });

  it("marks the language of the document on the page, apart from that of the screen", () => {
    expect(markup(sampleDocumentJa)).toContain('lang="ja"');
  });
});

describe("from a question to its position in the document (F26)", () => {
  it.each([
    ["an answer that is printed", "purpose", { top: "recitals.1", inner: "recitals.1" }],
    ["a blank", "parties.r2.address", { top: "opening", inner: "opening" }],
    ["a part of a printed record", "parties.r2.address.street", { top: "opening", inner: "opening" }],
    ["a cell of a table inside a clause", "stages.r3.due", { top: "supply", inner: "fees.table" }],
    ["an answer that is printed nowhere but decides a clause", "goods", { top: "supply", inner: "goods.text" }],
  ])("%s", (_, path, found) => {
    expect(createBlockFinder(path)(sampleDocument)).toEqual(found);
  });

  it("returns null for a question the document does not use", () => {
    expect(createBlockFinder("unused")(sampleDocument)).toBeNull();
  });
});

describe("chapters above the clauses", () => {
  const [first, ...rest] = sampleDocument.blocks.filter(({ type }) => type === "clause");
  const chapter = {
    type: "part",
    id: "duties.part",
    number: "I",
    label: "ARTICLE I",
    content: [{ type: "text", text: "Duties" }],
  } as const;
  const document: LegalDocument = { ...sampleDocument, blocks: [chapter, first!, ...rest] };

  it("are headings, the clauses below them headings of the next rank, in the words of the text file", () => {
    const html = markup(document);
    expect(html).toMatch(/<h3[^>]*><span>ARTICLE I<\/span> Duties<\/h3>/);
    expect(html).toMatch(/<h4[^>]*>1\. /);
    expect(comparableWords(visibleText(html))).toEqual(comparableWords(writeText(document)));
  });
});
