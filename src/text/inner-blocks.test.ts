import { expect, test } from "vitest";
import type { AnyBlock } from "../model/document.ts";
import { innerBlocks, withInnerBlocks } from "./inner-blocks.ts";

const paragraph: AnyBlock = {
  type: "paragraph",
  id: "opening",
  content: [{ type: "text", text: "Rent." }],
  fields: [],
};
const clause: AnyBlock = {
  type: "clause",
  id: "rent",
  level: 1,
  number: "1.",
  style: {},
  fields: [],
  blocks: [paragraph],
};
// A type of block that the model does not have.
const box = { type: "box", id: "remark", blocks: [clause] } as unknown as AnyBlock;

test("a block of any type has the blocks that its property holds inside", () => {
  expect(innerBlocks(clause)).toEqual([paragraph]);
  expect(innerBlocks(box)).toEqual([clause]);
  expect(innerBlocks(paragraph)).toEqual([]);
});

test("only a block with blocks inside takes others", () => {
  expect(innerBlocks(withInnerBlocks(box, []))).toEqual([]);
  expect(withInnerBlocks(paragraph, [clause])).toBe(paragraph);
});
