import { expect, test } from "vitest";
import type { ToolRefusal } from "../../../model/tool-result.ts";
import { belowHeading, resultHeading } from "./result-heading.ts";

const textsOf = (say: string, parts?: ToolRefusal["parts"]): readonly string[] => {
  const refusal: ToolRefusal = { reason: "rule", say, official: null, ...(parts ? { parts } : {}) };
  return [resultHeading({ answer: say, refusal }), belowHeading({ answer: say, refusal })];
};

test.each([
  [
    "We cannot give an amount for 90 nights. Ohio has another rule.",
    "We cannot give an amount for 90 nights.",
    "Ohio has another rule.",
  ],
  ["The table ends at $40,000. A judge decides above it.", "The table ends at $40,000.", "A judge decides above it."],
  ["We have not checked the rule of the U.S. Treasury.", "We have not checked the rule of the U.S. Treasury.", ""],
])("the heading of a refusal is its first sentence: %s", (say, heading, below) =>
  expect(textsOf(say)).toEqual([heading, below]),
);

test("the parts of the engine are kept as they are", () => {
  const parts = { heading: "We do not know. Not yet.", below: "Ask the court." };
  expect(textsOf("Fee: not known here.", parts)).toEqual([parts.heading, parts.below]);
});

test("an answer is one heading", () =>
  expect(resultHeading({ answer: "You may. Or not.", refusal: null })).toBe("You may. Or not."));
