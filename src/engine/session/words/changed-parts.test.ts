import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { rewording } from "../../../../tests/support/session-samples.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { applyChange } from "./apply-change.ts";
import type { WordChange } from "./apply-change.ts";
import { changedParts } from "./changed-parts.ts";

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
});
