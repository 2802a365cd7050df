import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasOffice, officeResolved } from "../../../../tests/outputs/programs.ts";
import { xmlProblem } from "../../../../tests/outputs/xml.ts";
import { makeDocx } from "../../../../tests/reading/make-docx.ts";
import type { WordParts } from "../../../../tests/reading/make-docx.ts";
import { characters, resolveChanges, resolvedFile } from "../../../../tests/reading/tracked-changes.ts";
import { readDocx } from "../../../reading/docx/read-docx.ts";
import { readWordSource } from "../../../reading/docx/source/read-word-source.ts";
import type { RedlinePoint } from "../redline.ts";
import { markOriginal } from "./mark-original.ts";

const BY = { author: "Reviewer", date: "2026-11-24T09:00:00Z" };
const BOLD = "<w:rPr><w:b/></w:rPr>";

const r = (text: string, properties = ""): string =>
  `<w:r w:rsidR="00A1">${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;
const p = (...inner: readonly string[]): string => `<w:p>${inner.join("")}</w:p>`;

/** A point that replaces words of a text, with a comment on them. */
const replacing = (text: string, words: string, by: string): RedlinePoint => {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`${words} is not in the text`);
  const at = { start, end: start + words.length };
  return { id: words, replacement: { ...at, text: by }, comment: { ...at, lines: [`Change: ${by}`] } };
};

const xmlOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)["word/document.xml"]!);

type Outcome = {
  readonly outcomes: readonly string[];
  /** The text with our changes accepted and rejected. */
  readonly accepted: string;
  readonly rejected: string;
  readonly xml: string;
  readonly bytes: Uint8Array;
};

const marked = (parts: WordParts, pointsOf: (text: string) => readonly RedlinePoint[]): Outcome => {
  const file = makeDocx(parts);
  const source = readWordSource(file)!;
  expect(source.text).toBe(readDocx(file).text);
  const { bytes, outcomes } = markOriginal(file, source, pointsOf(source.text), BY);
  const xml = xmlOf(bytes);
  expect(xmlProblem(xml)).toBeNull();
  // Rejecting gives back every character with its format, and every other element.
  expect(characters(resolveChanges(xml, BY.author, "reject"))).toEqual(characters(xmlOf(file)));
  return {
    outcomes: [...outcomes.values()],
    accepted: readDocx(resolvedFile(bytes, BY.author, "accept")).text,
    rejected: readDocx(resolvedFile(bytes, BY.author, "reject")).text,
    xml,
    bytes,
  };
};

describe("a change in the visitor's own Word file", () => {
  it("is tracked across runs of different format, and new words take the format of the old ones", () => {
    const body = p(r("Pay within "), r("sixty", BOLD), r(" (60) days &amp; "), "<w:r><w:t> more </w:t></w:r>");
    const { accepted, rejected, outcomes, xml } = marked({ body }, (text) => [
      replacing(text, "sixty (60)", "thirty (30)"),
    ]);
    expect(outcomes).toEqual(["changed"]);
    expect(accepted).toBe("Pay within thirty (30) days &  more");
    expect(rejected).toBe("Pay within sixty (60) days &  more");
    expect(xml).toContain(
      `<w:ins w:id="2" w:author="Reviewer" w:date="2026-11-24T09:00:00Z"><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">thirty</w:t></w:r></w:ins>`,
    );
    expect(xml).not.toContain("comment");
  });

  it("is tracked in tables, links, content controls, and in what another author inserted", () => {
    const cell = (inner: string): string => `<w:tc><w:tcPr/>${inner}</w:tc>`;
    const other = '<w:ins w:id="7" w:author="Other" w:date="2026-01-01T00:00:00Z">';
    const body = [
      `<w:tbl><w:tr>${cell(p(r("Fee")))}${cell(p(r("nine dollars")))}</w:tr></w:tbl>`,
      p(r("See "), `<w:hyperlink w:anchor="a">${r("the old list")}</w:hyperlink>`, r(".")),
      `<w:sdt><w:sdtPr><w:alias w:val="Law"/></w:sdtPr><w:sdtContent>${p(r("Law of Ohio."))}</w:sdtContent></w:sdt>`,
      p(
        r("Notice "),
        `${other}${r("of ten days by mail")}</w:ins>`,
        '<w:del w:id="8" w:author="Other" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>gone</w:delText></w:r></w:del>',
        r(" is due."),
      ),
    ].join("");
    const { accepted, outcomes } = marked({ body }, (text) => [
      replacing(text, "nine", "six"),
      replacing(text, "old", "new"),
      replacing(text, "Ohio", "Iowa"),
      replacing(text, "ten days by mail is", "30 days is"),
    ]);
    expect(outcomes).toEqual(["changed", "changed", "changed", "changed"]);
    expect(accepted).toBe("Fee\tsix dollars\nSee the new list.\nLaw of Iowa.\nNotice of 30 days is due.");
  });

  it("is a comment where it cannot be tracked, and nothing where a file cannot have a comment", () => {
    const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body = [
      p(
        r("Section "),
        field("begin"),
        "<w:r><w:instrText>REF a</w:instrText></w:r>",
        field("separate"),
        r("nine"),
        field("end"),
      ),
      p("<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>", r("monthly"), "</w:sdtContent></w:sdt>"),
      p(`<w:fldSimple w:instr="DATE">${r("today")}</w:fldSimple>`),
      p('<w:moveTo w:id="4" w:author="Other">', r("moved words"), "</w:moveTo>"),
      p(
        `<w:r><w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml"><w:txbxContent>${p(r("boxed"))}</w:txbxContent></v:textbox></w:pict></w:r>`,
      ),
      p(r("A note"), '<w:r><w:footnoteReference w:id="2"/></w:r>', r(" here.")),
    ].join("");
    const footnotes = `<w:footnote w:id="2">${p(r("Small print."))}</w:footnote>`;
    const { accepted, rejected, outcomes, bytes } = marked({ body, footnotes }, (text) => [
      replacing(text, "nine", "ten"),
      replacing(text, "monthly", "weekly"),
      replacing(text, "today", "tomorrow"),
      replacing(text, "moved", "new"),
      replacing(text, "note[2] here", "list"),
      replacing(text, "boxed", "open"),
      replacing(text, "Small", "Large"),
    ]);
    expect(outcomes).toEqual(["commented", "commented", "commented", "commented", "commented", "left", "left"]);
    expect(accepted).toBe(rejected);
    const parts = unzipSync(bytes);
    const comments = strFromU8(parts["word/comments.xml"]!);
    expect(xmlProblem(comments)).toBeNull();
    expect(comments.match(/<w:comment /g)).toHaveLength(5);
    expect(strFromU8(parts["word/_rels/document.xml.rels"]!)).toContain('Target="/word/comments.xml"');
    expect(strFromU8(parts["[Content_Types].xml"]!)).toContain('PartName="/word/comments.xml"');
  });

  it("keeps automatic numbers, and joins no paragraphs", () => {
    const numbered = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    const { accepted, outcomes } = marked(
      { body: p(numbered, r("Rent is due.")) + p(numbered, r("Pets.")), numbering: NUMBERING },
      (text) => [
        replacing(text, "1. Rent is due", "2. Rent is due"),
        replacing(text, "due.\n2. Pets", "due now"),
        replacing(text, "Rent is due", "Rent is payable"),
      ],
    );
    expect(outcomes).toEqual(["commented", "commented", "changed"]);
    expect(accepted).toBe("1. Rent is payable.\n2. Pets.");
    const whole = marked(
      { body: p(numbered, r("Rent is due.")) + p(numbered, r("Pets.")), numbering: NUMBERING },
      (text) => [replacing(text, "1. Rent is due.", "1. No rent is due."), replacing(text, "2. Pets.", "")],
    );
    expect(whole.outcomes).toEqual(["changed", "changed"]);
    expect(whole.accepted).toBe("1. No rent is due.");
  });
});

describe("a new clause in the visitor's own Word file", () => {
  const added = (after: number, text: string): RedlinePoint => ({ id: text, addition: { after, text }, comment: null });
  const justified = '<w:pPr><w:pStyle w:val="Body"/><w:jc w:val="both"/></w:pPr>';

  it("follows the paragraph in its format and without its number; with several, in their order", () => {
    const body = p(justified, r("One.")) + p(r("Two."));
    const { accepted, outcomes, xml } = marked({ body }, () => [added(4, "A.\nB."), added(4, "C.")]);
    expect(outcomes).toEqual(["changed", "changed"]);
    expect(accepted).toBe("One.\nA.\nB.\nC.\nTwo.");
    expect(xml).toContain(
      '<w:pPr><w:pStyle w:val="Body"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr><w:jc w:val="both"/><w:rPr><w:ins ',
    );
  });

  it.each([
    ["the end of the file", ""],
    ["a table", `<w:tbl><w:tr><w:tc>${p(r("Signed"))}</w:tc></w:tr></w:tbl><w:p/>`],
  ])("is written before %s, where no paragraph follows", (_, rest) => {
    const { accepted, outcomes } = marked({ body: p(justified, r("One.")) + rest }, () => [
      added(4, "A."),
      added(4, "B."),
    ]);
    expect(outcomes).toEqual(["changed", "changed"]);
    expect(accepted.split("\n").slice(0, 3)).toEqual(["One.", "A.", "B."]);
  });

  it("has no number of the paragraph whose mark it takes before a table, and rejecting gives the number back", () => {
    const numbered = '<w:pPr><w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    const table = `<w:tbl><w:tr><w:tc>${p(r("Signed"))}</w:tc></w:tr></w:tbl><w:p/>`;
    const { accepted, rejected } = marked({ body: p(numbered, r("One.")) + table, numbering: NUMBERING }, (text) => [
      added(text.indexOf("One.") + 4, "A."),
      added(text.indexOf("One.") + 4, "B."),
    ]);
    expect(accepted.split("\n").slice(0, 3)).toEqual(["1. One.", "A.", "B."]);
    expect(rejected.split("\n")[0]).toBe("1. One.");
  });

  it("follows a table that contains the passage, and is not written before a section break", () => {
    const table = `<w:tbl><w:tr><w:tc>${p(r("One."))}</w:tc><w:tc>${p(r("Two."))}</w:tc></w:tr></w:tbl>`;
    const { accepted } = marked({ body: table + p(r("Three.")) }, () => [added(4, "A.")]);
    expect(accepted).toBe("One.\tTwo.\nA.\nThree.");
    const broken = p("<w:pPr><w:sectPr/></w:pPr>", r("One.")) + p(r("Two."));
    expect(marked({ body: broken }, () => [added(4, "A.")]).outcomes).toEqual(["left"]);
  });
});

describe("the file around the changes", () => {
  it("keeps every other part byte for byte, and the comments it has", () => {
    const parts: WordParts = {
      body: p(r("Pay in ten days.")),
      styles: '<w:style w:styleId="Odd"/>',
      header: p(r("Draft of May")),
      comments: `<w:comment w:id="4" w:author="Other">${p(r("Why?"))}</w:comment>`,
      settings: '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
    };
    const file = makeDocx(parts);
    const source = readWordSource(file)!;
    expect(source.protection).toBe("readOnly");
    const comment = {
      start: source.text.indexOf("ten"),
      end: source.text.indexOf(" days"),
      lines: ["Too short", "Ask"],
    };
    const { bytes } = markOriginal(file, source, [{ id: "a", comment }], BY);
    const [before, after] = [unzipSync(file), unzipSync(bytes)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const name of Object.keys(before)) {
      const isSame = Buffer.compare(before[name]!, after[name]!) === 0;
      expect([name, isSame]).toEqual([name, name !== "word/document.xml" && name !== "word/comments.xml"]);
    }
    const comments = strFromU8(after["word/comments.xml"]!);
    expect([...comments.matchAll(/<w:comment w:id="(\d+)"/g)].map(([, id]) => id)).toEqual(["4", "5"]);
    const range = /<w:commentRangeStart w:id="5"\/>(.*)<w:commentRangeEnd w:id="5"\/>/.exec(xmlOf(bytes))?.[1];
    expect(range?.replace(/<[^>]*>/g, "")).toBe("ten");
  });

  it("is not written where it could not be kept as it is", () => {
    const parts = unzipSync(makeDocx({ body: p(r("A")) }));
    const withMain = (from: string, to: string): Uint8Array =>
      zipSync({
        ...parts,
        "word/document.xml": strToU8(strFromU8(parts["word/document.xml"]!).replace(from, to), true),
      });
    expect(readWordSource(withMain("A", "B"))).not.toBeNull();
    expect(readWordSource(withMain("UTF-8", "windows-1252"))).toBeNull();
    // 0xE9 alone is é in Latin-1 and no character in UTF-8.
    expect(readWordSource(withMain(">A<", ">\u00e9<"))).toBeNull();
    expect(readWordSource(withMain("wordprocessingml/2006", "ooxml/strict"))).toBeNull();
  });

  it("has exactly the new text when accepted and the original when rejected, for any changes of any runs", () => {
    const word = fc.constantFrom("a", "b ", " c", "é", "&amp;", "ﬁ", "\u200b", "<tab>", "<br>");
    const format = fc.constantFrom("", BOLD, '<w:rPr><w:i/><w:rPrChange w:id="3"><w:rPr/></w:rPrChange></w:rPr>');
    const runs = fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 5 }), format), {
      minLength: 1,
      maxLength: 4,
    });
    const change = fc.record({
      from: fc.nat(40),
      length: fc.nat(12),
      text: fc.constantFrom("", "x", "a b", "c y & z"),
    });
    const runXml = ([words, properties]: readonly [readonly string[], string]): string => {
      const parts = words.map((one) =>
        one === "<tab>" ? "<w:tab/>" : one === "<br>" ? "<w:br/>" : `<w:t xml:space="preserve">${one}</w:t>`,
      );
      return `<w:r>${properties}${parts.join("")}</w:r>`;
    };
    fc.assert(
      fc.property(
        fc.array(runs, { minLength: 1, maxLength: 3 }),
        fc.array(change, { maxLength: 4 }),
        (paragraphs, changes) => {
          const body = paragraphs.map((paragraph) => p(...paragraph.map(runXml))).join("");
          const file = makeDocx({ body });
          const source = readWordSource(file)!;
          const { text } = source;
          const points = changes.map(({ from, length, text: by }, index): RedlinePoint => {
            const start = Math.min(from, text.length);
            return {
              id: `${index}`,
              replacement: { start, end: Math.min(start + length, text.length), text: by },
              comment: null,
            };
          });
          const { bytes, outcomes } = markOriginal(file, source, points, BY);
          const xml = xmlOf(bytes);
          expect(xmlProblem(xml)).toBeNull();
          expect(characters(resolveChanges(xml, BY.author, "reject"))).toEqual(characters(xmlOf(file)));
          const made = points
            .filter(({ id }) => outcomes.get(id) === "changed")
            .map(({ replacement }) => replacement!)
            .toSorted((replacement, other) => replacement.start - other.start || replacement.end - other.end);
          const wanted = made.reduceRight(
            (whole, { start, end, text: by }) => whole.slice(0, start) + by + whole.slice(end),
            text,
          );
          const spaced = (whole: string): string =>
            whole
              .split("\n")
              .map((line) => line.trim())
              .filter((line) => line !== "")
              .join("\n");
          expect(spaced(readDocx(resolvedFile(bytes, BY.author, "accept")).text)).toBe(spaced(wanted));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.skipIf(!hasOffice)(
    "has exactly the new text when LibreOffice accepts all changes, and the original when it rejects them",
    () => {
      const body = [
        p(r("Pay within "), r("sixty", BOLD), r(" (60) days &amp; more.")),
        `<w:tbl><w:tr><w:tc><w:tcPr/>${p(r("Fee of nine dollars"))}</w:tc></w:tr></w:tbl>`,
        p('<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>', r("Numbered.")),
        `<w:tbl><w:tr><w:tc><w:tcPr/>${p(r("Signed"))}</w:tc></w:tr></w:tbl>`,
        p(r("See "), `<w:hyperlink w:anchor="a">${r("the old list")}</w:hyperlink>`, r(".")),
        p('<w:pPr><w:jc w:val="both"/></w:pPr>', r("Last words.")),
      ].join("");
      const file = makeDocx({ body, numbering: NUMBERING });
      const source = readWordSource(file)!;
      const { text } = source;
      const points = [
        replacing(text, "sixty (60) days", "thirty (30) days"),
        replacing(text, "nine", "six"),
        replacing(text, "the old list", "a list"),
        { id: "middle", addition: { after: text.indexOf("Pay") + 3, text: "Late payment costs $5." }, comment: null },
        { id: "numbered", addition: { after: text.indexOf("Numbered.") + 9, text: "Not numbered." }, comment: null },
        {
          id: "end",
          addition: { after: text.length, text: "Ohio law applies.\nSigned in two copies." },
          comment: null,
        },
        { id: "comment", comment: { start: 0, end: 3, lines: ["Pay?"] } },
      ];
      const { bytes } = markOriginal(file, source, points, BY);
      const linesOf = (act: "Accept" | "Reject"): readonly string[] =>
        officeResolved({ marked: bytes }, act)
          ["marked"]!.trimEnd()
          .split("\n")
          .map((line) => line.trim());
      expect(linesOf("Accept")).toEqual([
        "Pay within thirty (30) days & more.",
        "Late payment costs $5.",
        "Fee of six dollars",
        "1. Numbered.",
        "Not numbered.",
        "Signed",
        "See a list.",
        "Last words.",
        "Ohio law applies.",
        "Signed in two copies.",
      ]);
      expect(linesOf("Reject")).toEqual([
        "Pay within sixty (60) days & more.",
        "Fee of nine dollars",
        "1. Numbered.",
        "Signed",
        "See the old list.",
        "Last words.",
      ]);
    },
    120_000,
  );
});
