import { expect, test } from "vitest";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import type { Block } from "../../model/document.ts";
import { createBlockFinder } from "./find-block.ts";

test("an answer printed in the heading of a signature block is found there", () => {
  const signature: Block = {
    type: "signature",
    id: "signatures.r1",
    role: "party",
    heading: [{ type: "value", text: "Tenant", field: "tenant" }],
    lines: [],
    fields: [],
  };
  const document = { ...sampleDocument, blocks: [signature] };
  expect(createBlockFinder("tenant")(document)?.inner).toBe("signatures.r1");
});

test("a block that the next document shares is not searched again", () => {
  let searches = 0;
  const shared: Block = {
    type: "paragraph",
    id: "rent",
    get content() {
      searches += 1;
      return [{ type: "value", text: "$900", field: "rent" }] as const;
    },
    fields: [],
  };
  const find = createBlockFinder("rent");
  expect(find({ ...sampleDocument, blocks: [shared] })).toEqual({ top: "rent", inner: "rent" });
  expect(find({ ...sampleDocument, blocks: [{ type: "pageBreak" }, shared] })).toEqual({ top: "rent", inner: "rent" });
  expect(searches).toBe(1);
});
