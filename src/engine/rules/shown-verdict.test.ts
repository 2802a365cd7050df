import { expect, test } from "vitest";
import { wordsOf } from "../../text/words-of.ts";
import { saidAs } from "./shown-verdict.ts";

const words = wordsOf("en");

test.each([
  ["a yes that rests on a summary", "Yes. It may rise.", "yes", "probably", "Probably. It may rise."],
  ["a no that rests on a summary", "No, it is too high.", "no", "probably_not", "Probably not, it is too high."],
  ["a sure yes", "Yes. It may rise.", "yes", "yes", "Yes. It may rise."],
  ["no verdict word at its head", "No tax is due.", "no", "probably_not", "No tax is due."],
  ["a word that only begins like one", "Yesterday was the last day.", "yes", "probably", "Yesterday was the last day."],
] as const)("the head of an answer is no surer than its verdict: %s", (_, say, given, shown, expected) => {
  expect(saidAs(say, given, shown, words)).toBe(expected);
});
