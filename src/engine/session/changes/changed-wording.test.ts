import { expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { changedWording } from "./changed-wording.ts";

// The proposer wrote "section 9" for the clause about supply, which is section 2 of the sample.
const insertion = (of: string): Change & { readonly op: "insert" } => ({
  op: "insert",
  clause: "n1",
  to: { side: "before", of },
  wording: {
    title: "Limit",
    lines: [
      {
        kind: "paragraph",
        content: [
          { type: "reference", target: "supply", before: "Section ", number: "9", after: "" },
          { type: "text", text: " does not apply." },
        ],
      },
    ],
  },
});

it("shows a new clause with the numbers that its references get, not with those its author wrote", () => {
  expect(changedWording(sampleDocument, insertion("waiver"))).toEqual({
    from: "",
    to: "Limit\nSection 2 does not apply.",
  });
  // Before clause 1, it moves what it cites to section 3.
  expect(changedWording(sampleDocument, insertion("duties")).to).toBe("Limit\nSection 3 does not apply.");
});

it("shows a new clause as its author wrote it where it no longer fits", () => {
  expect(changedWording(sampleDocument, insertion("gone")).to).toBe("Limit\nSection 9 does not apply.");
});
