import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { sampleDocumentJa } from "../../../../tests/support/sample-document-ja.ts";
import type { Block, Inline, LegalDocument } from "../../../model/document.ts";
import { applyChange } from "./apply-change.ts";
import type { WordChange } from "./apply-change.ts";
import { brokenParts } from "./broken-parts.ts";
import { findUnit, listUnits, wordingOf, wordingText } from "./clause-units.ts";
import { baseHash } from "../hashing/hashes.ts";
import { editableText, parseWording } from "./parse-wording.ts";
import { ownLines } from "./printed-words.ts";
import { renumber } from "./renumber.ts";

const wording = (document: LegalDocument, title: string | null, text: string) => parseWording(document, title, text);
const after = (change: WordChange, document = sampleDocument): LegalDocument => {
  const changed = applyChange(document, change);
  if (!changed) throw new Error("the change does not fit");
  return changed;
};
const words = (document: LegalDocument, id: string): string => wordingText(wordingOf(findUnit(document, id)!));
const numbers = (document: LegalDocument): readonly string[] =>
  listUnits(document).flatMap((unit) => (unit.type === "clause" ? [`${unit.id} ${unit.number}`] : []));

const INSERT: WordChange = {
  op: "insert",
  clause: "n1",
  to: { side: "before", of: "supply" },
  wording: wording(sampleDocument, "Insurance", "The seller insures the goods."),
};

describe("numbering a changed document", () => {
  it("changes nothing in a document as it was assembled", () => {
    expect(renumber(sampleDocument)).toEqual(sampleDocument);
    expect(renumber(sampleDocumentJa)).toEqual(sampleDocumentJa);
  });

  it("moves the clauses after an inserted one, and the references to them", () => {
    const next = after(INSERT);
    expect(numbers(next)).toEqual([
      "duties 1.",
      "n1 2.",
      "supply 3.",
      "goods 3.1",
      "goods_whole (a)",
      "goods_packed (i)",
      "fees 3.2",
      "waiver 4.",
      "care 1.",
    ]);
    expect(words(next, "duties")).toContain("guard it as section 3 and section 3.1(a) require.");
  });

  // Numbers are printed outside the words of clauses, too.
  it("brings references in tables, signatures and certificates up to date", () => {
    const cites: readonly Inline[] = [
      { type: "reference", target: "supply", before: "section ", number: "2", after: "" },
    ];
    const line = { type: "text" as const, label: "Under", content: cites };
    const table: Block = {
      type: "table",
      id: "t",
      columns: [{ title: cites, align: "start" }],
      rows: [[cites]],
      total: [cites],
    };
    const signature: Block = { type: "signature", id: "s", role: "party", heading: cites, lines: [line], fields: [] };
    const certificate: Block = { type: "notarial", id: "n", notice: cites, paragraphs: [cites], lines: [line] };
    const blocks = [...sampleDocument.blocks, table, signature, certificate];
    const next = after(INSERT, { ...sampleDocument, blocks });
    const printed = next.blocks.slice(-3).flatMap(ownLines);
    expect(printed.filter((words) => words.includes("section 3"))).toHaveLength(8);
    expect(printed.filter((words) => words.includes("section 2"))).toEqual([]);
  });

  it("follows a clause that moves, with its references", () => {
    const next = after({ op: "move", clause: "waiver", to: { side: "before", of: "duties" } });
    expect(numbers(next).slice(0, 3)).toEqual(["waiver 1.", "duties 2.", "supply 3."]);
    expect(words(next, "waiver")).toContain("Section 2 apart");
  });

  it("refuses to move a clause into itself, to another level, or next to itself", () => {
    const move = (clause: string, of: string) =>
      applyChange(sampleDocument, { op: "move", clause, to: { side: "after", of } });
    expect([move("goods", "goods"), move("supply", "fees"), move("duties", "nothing")]).toEqual([null, null, null]);
  });

  it("inserts no clause with the id of a table or paragraph, which a later change would replace", () => {
    const inserted = (clause: string) => applyChange(sampleDocument, { ...INSERT, clause });
    expect([inserted("fees.table"), inserted("fees.text"), inserted("fees")]).toEqual([null, null, null]);
  });
});

describe("new words of a clause", () => {
  const typed = editableText(wordingOf(findUnit(sampleDocument, "duties")!), 1, "decimal");

  it("are edited as lines with their marks, and read back as they were", () => {
    expect(typed.split("\n")[1]).toBe("(a) use what it learns for the deal only; and");
    const read = parseWording(sampleDocument, "What a recipient must do", typed);
    const next = after({ op: "replace", clause: "duties", wording: read });
    expect(wordingText(read)).toBe(words(sampleDocument, "duties"));
    expect(words(next, "duties")).toBe(words(sampleDocument, "duties"));
    expect(findUnit(next, "duties")).toMatchObject({ blocks: [{}, { type: "list" }, { type: "paragraph" }] });
  });

  it("keep references as references: they follow a later change of numbers", () => {
    const next = after({
      op: "replace",
      clause: "waiver",
      wording: wording(sampleDocument, "Limit", "Section 1 prevails over section 2.1 and section 12."),
    });
    const later = after(INSERT, next);
    expect(words(later, "waiver")).toBe("Limit\nSection 1 prevails over section 3.1 and section 12.");
  });

  it("keep tables and inner clauses", () => {
    const next = after({ op: "replace", clause: "fees", wording: wording(sampleDocument, "Price", "See the table.") });
    expect(findUnit(next, "fees")).toMatchObject({ blocks: [{ type: "paragraph" }, { type: "table" }] });
    const outer = after({ op: "replace", clause: "supply", wording: wording(sampleDocument, "Delivery", "Soon.") });
    expect(numbers(outer)).toEqual(numbers(sampleDocument));
  });

  it("can be those of a recital or of the opening", () => {
    const next = after({ op: "replace", clause: "opening", wording: wording(sampleDocument, null, "New opening.") });
    expect(words(next, "opening")).toBe("New opening.");
  });

  it("work in Japanese, where articles are cited by 条 and 項", () => {
    const [first] = listUnits(sampleDocumentJa).filter(({ type }) => type === "clause");
    const next = after(
      {
        op: "insert",
        clause: "n1",
        to: { side: "before", of: first!.id },
        wording: wording(sampleDocumentJa, "（定義）", "用語は、次のとおりとする。"),
      },
      sampleDocumentJa,
    );
    expect(numbers(next).slice(0, 2)).toEqual(["n1 第1条", `${first!.id} 第2条`]);
  });
});

describe("what a change breaks", () => {
  it("is each clause that cites a deleted one", () => {
    const next = after({ op: "delete", clause: "goods_whole" });
    expect(brokenParts(sampleDocument, next)).toEqual([
      { code: "reference", clause: "duties", target: "goods_whole", number: "2.1(a)" },
    ]);
  });

  it("is each clause that uses a term without a definition", () => {
    const next = after({ op: "replace", clause: "opening", wording: wording(sampleDocument, null, "Hello.") });
    expect(brokenParts(sampleDocument, next)).toEqual([{ code: "term", clause: "duties", term: "Agreement" }]);
  });

  it("is nothing where everything cited stays", () => {
    expect(brokenParts(sampleDocument, after(INSERT))).toEqual([]);
  });
});

describe("the base of a proposal", () => {
  const replace: WordChange = { op: "replace", clause: "duties", wording: wording(sampleDocument, "A", "B") };
  const hash = (document: LegalDocument) => baseHash(document, document, replace);

  it("is the same after another clause changed, even where a cited number did", () => {
    expect(hash(after(INSERT))).toBe(hash(sampleDocument));
  });

  it("differs once the clause itself has changed, and is missing once it is deleted", () => {
    expect(hash(after(replace))).not.toBe(hash(sampleDocument));
    expect(hash(after({ op: "delete", clause: "duties" }))).toBeNull();
  });
});
