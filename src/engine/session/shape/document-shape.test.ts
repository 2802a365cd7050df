import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import type { Block } from "../../../model/document.ts";
import { readDocument } from "./document-shape.ts";

const withBlock = (block: unknown) => ({ ...sampleDocument, blocks: [...sampleDocument.blocks, block as Block] });

describe("a received document", () => {
  it("loses drawings on its signature lines, because they could pass for signatures", () => {
    const signedBy = (drawing?: object) =>
      withBlock({
        type: "signature",
        id: "signature.landlord",
        role: "party",
        lines: [{ type: "rule", label: "Signature", ...drawing }],
        fields: [],
      });
    const stroke = [[0, 0] as const, [250, 300] as const];
    expect(readDocument(signedBy({ drawing: [stroke] }))).toEqual(signedBy());
  });

  it("keeps a clause inside a clause of a schedule, with its style", () => {
    const inner = {
      type: "clause",
      id: "inner",
      level: 2,
      number: "1.1",
      style: { minSize: 14 },
      fields: [],
      blocks: [],
    };
    const outer = { ...inner, id: "outer", level: 1, style: { conspicuous: true }, blocks: [inner] };
    const document = withBlock({
      type: "schedule",
      id: "a",
      number: "A",
      label: "Schedule A",
      title: [],
      blocks: [outer],
    });
    expect(readDocument(document)).toEqual(document);
  });

  it.each([
    ["a block of an unknown type", { type: "video", id: "a" }],
    ["a block without its type", { id: "a", content: [] }],
    [
      "a schedule inside a clause",
      {
        type: "clause",
        id: "a",
        level: 1,
        number: "",
        style: {},
        fields: [],
        blocks: [{ type: "schedule", id: "b", number: "A", label: "", title: [], blocks: [] }],
      },
    ],
    ["a line with an unknown piece", { type: "heading", id: "a", content: [{ type: "link", text: "x" }] }],
    [
      "a clause in type of a size that no page has",
      { type: "clause", id: "a", level: 1, number: "", style: { minSize: 1e308 }, fields: [], blocks: [] },
    ],
  ])("is refused with %s", (_, block) => {
    expect(readDocument(withBlock(block))).toBeNull();
  });
});
