import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { rewording } from "../../../../tests/support/session-samples.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { applyChange } from "./apply-change.ts";
import type { WordChange } from "./apply-change.ts";
import { changedParts } from "./changed-parts.ts";
import { renumber } from "./renumber.ts";

const replaced = (from: string, to: string): LegalDocument => {
  const text = JSON.stringify(sampleDocument);
  expect(text).toContain(from);
  return JSON.parse(text.replaceAll(from, to)) as LegalDocument;
};

describe("the changed parts of a document", () => {
  it("are none between equal versions", () => {
    expect(changedParts(sampleDocument, sampleDocument)).toEqual([]);
  });

  it("name a clause with its words before and after, and only that clause", () => {
    const change = rewording(sampleDocument, "waiver", "No party pays for lost profit.") as WordChange;
    const [part, ...others] = changedParts(sampleDocument, applyChange(sampleDocument, change)!);
    expect(part).toMatchObject({ id: "waiver", after: "New title\nNo party pays for lost profit." });
    expect(others).toEqual([]);
  });

  it("include a clause that is gone", () => {
    const without = applyChange(sampleDocument, { op: "delete", clause: "waiver" })!;
    expect(changedParts(sampleDocument, without)).toMatchObject([{ id: "waiver", after: "" }]);
  });

  // A figure in a table, a name under a signature, the title: no clause has these words.
  it.each([
    ["$800.50", "$900.50"],
    ["Bo Roe", "Bo Row"],
    ["Panel Supply and Secrecy Agreement", "Supply Agreement"],
  ])("leave out no word outside of the clauses: %s", (from, to) => {
    const parts = changedParts(sampleDocument, replaced(from, to));
    expect(parts.at(-1)!.id).toBeNull();
    expect([parts.at(-1)!.before.includes(from), parts.at(-1)!.after.includes(to)]).toEqual([true, true]);
  });

  const text = (words: string) => [{ type: "text", text: words }] as const;
  const ending = (...blocks: LegalDocument["blocks"]): LegalDocument => ({
    ...sampleDocument,
    blocks: [...sampleDocument.blocks, ...blocks],
  });
  const table = (column: string, total: string): LegalDocument =>
    ending({
      type: "table",
      id: "price",
      columns: [{ title: text(column), align: "start" }],
      rows: [[text("Panels")]],
      total: [text(total)],
    });
  const notarial = (notice: string, label: string): LegalDocument =>
    ending({
      type: "notarial",
      id: "certificate",
      notice: text(notice),
      paragraphs: [],
      lines: [{ type: "rule", label }],
    });
  const list = (number: string): LegalDocument =>
    ending({ type: "list", id: "steps", items: [{ number, content: text("Pay.") }] });
  const blank = (short: string): LegalDocument =>
    ending({ type: "heading", id: "blanks", content: [{ type: "blank", label: "Sum", short }] });

  it.each<[string, string, (words: string) => LegalDocument]>([
    ["$10,000", "$1,000,000", (words) => table("Price", words)],
    ["Seller pays", "Buyer pays", (words) => table(words, "")],
    ["Read this first.", "No duty to read.", (words) => notarial(words, "Name")],
    ["Seller of the goods", "Buyer of the goods", (words) => notarial("", words)],
    ["(a)", "(b) Twice:", list],
    ["dollars", "millions of dollars", blank],
    ["Lease, 1 page", "Lease, 9 pages", (title) => ({ ...sampleDocument, title })],
  ])("leave out no printed line of any block: %s", (from, to, documentWith) => {
    const [part, ...others] = changedParts(documentWith(from), documentWith(to));
    expect(part!.id).toBeNull();
    expect([part!.before.includes(from), part!.after.includes(to), others]).toEqual([true, true, []]);
  });

  it("name a second clause that hides behind the id of another", () => {
    const waiver = sampleDocument.blocks.find((block) => block.type === "clause")!;
    const hidden = { ...waiver, title: text("Waiver"), blocks: [] };
    const [part] = changedParts(sampleDocument, ending(hidden));
    expect([part!.id, part!.before.includes("Waiver"), part!.after.endsWith("Waiver")]).toEqual([
      waiver.id,
      false,
      true,
    ]);
  });

  it("name clauses that change places, with the same words", () => {
    const index = sampleDocument.blocks.findIndex((block) => block.type === "clause");
    const [first, second] = [sampleDocument.blocks[index]!, sampleDocument.blocks[index + 1]!];
    const swapped = { ...sampleDocument, blocks: sampleDocument.blocks.toSpliced(index, 2, second, first) };
    expect(changedParts(sampleDocument, renumber(swapped)).map(({ id }) => id)).toContain(null);
  });
});
