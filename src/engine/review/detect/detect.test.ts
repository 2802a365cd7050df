import { expect, test } from "vitest";
import type { PatternSlot, PlaybookItem } from "../../../model/review/playbook.ts";
import { violatedSlot } from "./detect.ts";

const itemWith = (slot: Pick<PatternSlot, "is" | "most">): PlaybookItem =>
  ({ slots: [{ ...slot, say: "" }] }) as Partial<PlaybookItem> as PlaybookItem;

test.each([
  ["money", 50_000, "a fee of $40,000", false],
  ["money", 50_000, "a fee of $1.5 million", true],
  ["percent", 5, "a fee of .5%", false],
  ["percent", 5, "a fee of 18 1/2%", true],
  ["days", 30, "within thirty (30) days", false],
  ["days", 30, "within 1,000 days", true],
] as const)("with a limit in %s of %d, %s is beyond it: %s", (is, most, text, isBeyond) => {
  expect(violatedSlot(itemWith({ is, most }), text) !== null).toBe(isBeyond);
});
