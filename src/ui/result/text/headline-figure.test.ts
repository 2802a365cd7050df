import { expect, test } from "vitest";
import type { ToolResult } from "../../../model/tool-result.ts";
import { figureParts, headlineFigure } from "./headline-figure.ts";

const figureOf = (answer: string, badge: string | null = null): string | null =>
  headlineFigure({ answer, badge: badge === null ? null : { text: badge, tone: "neutral" }, refusal: null });

test("the figure of the badge is the large one", () => {
  expect(figureOf("The parent would pay between $900 and $950 a month.", "$900 to $950 a month")).toBe(
    "$900 to $950 a month",
  );
  expect(figureOf("You can sue until Friday, May 7, 2027.", "You have 80 days")).toBe("You have 80 days");
});

test.each([
  ["The rent can go up to $1,100.", "Up to $1,100"],
  ["You pay the court at least $435.50 when you file.", "At least $435.50"],
  ["You save $4,900 to $11,500 on average with an agreement.", "$4,900 to $11,500"],
  ["The estate owes $300 of federal tax, and $20 to Oregon.", "$300"],
])("with a badge in words it is the first amount of the answer: %s", (answer, figure) => {
  expect(figureOf(answer, "Tax is due")).toBe(figure);
});

test.each([
  "You can bring your claim of $12,500 in the small claims court of California.",
  "Your claim is too large. You may have to give up $2,500.",
  "You must register and collect sales tax in Texas.",
  "Your time ran out on Monday, May 4, 2026.",
])("an answer in words has no large figure, nor has the visitor's own amount: %s", (answer) => {
  expect(figureOf(answer, "Allowed")).toBeNull();
});

test("a refusal has no large figure", () => {
  const refused: ToolResult["refusal"] = { reason: "rule", say: "Above $500 the court decides.", official: null };
  expect(headlineFigure({ answer: "Above $500 the court decides.", badge: null, refusal: refused })).toBeNull();
});

test.each([
  ["$1,006.74 to $1,041.31 a month", "$1,007–$1,041", "a month"],
  ["$900 to $950.50 a month", "$900–$951", "a month"],
  ["$50.40 to $60.20 an hour", "$50.40 to $60.20", "an hour"],
  ["$752.35 a month", "$752.35", "a month"],
  ["You have 80 days", "You have 80 days", ""],
])("%s has a large amount, and a range has no cents", (figure, amount, period) =>
  expect(figureParts(figure)).toEqual({ amount, period }),
);
