import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { proposalEvent, startEvent } from "../../../../tests/support/session-samples.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import { readSessionEvent } from "./event-shape.ts";

const clause = sampleDocument.blocks.find((block) => block.type === "clause")!;
const withBlocks = (...blocks: readonly Block[]): LegalDocument => ({
  ...sampleDocument,
  blocks: [...sampleDocument.blocks, ...blocks],
});
const schedule: Block = { type: "schedule", id: "more", number: "9", label: "Schedule 9", title: [], blocks: [clause] };

describe("a document with two clauses of one id", () => {
  it.each([
    ["beside each other", withBlocks({ ...clause, blocks: [] })],
    ["one of them in a schedule", withBlocks(schedule)],
    ["one of them in a clause", withBlocks({ ...clause, id: "outer", blocks: [clause] })],
  ])("neither starts a session nor is proposed: %s", (_, document) => {
    expect(readSessionEvent(startEvent(2, { document }))).toBeNull();
    const change = { op: "answers", answers: {}, lines: [], document } as const;
    expect(readSessionEvent(proposalEvent({ base: document, document }, "p1", change))).toBeNull();
  });

  it("is not one with a clause and a paragraph of one id, which sessions have", () => {
    const document = withBlocks({ ...clause, id: "opening", blocks: [] });
    expect(document.blocks.some((block) => block.type === "paragraph" && block.id === "opening")).toBe(true);
    expect(readSessionEvent(startEvent(2, { document }))).not.toBeNull();
  });
});
