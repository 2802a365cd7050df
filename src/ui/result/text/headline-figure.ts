import type { ToolResult } from "../../../model/tool-result.ts";
import { roundAmount } from "./whole-amounts.ts";

// "of $500" is a part of something else in the sentence, such as the visitor's own claim.
const AMOUNT =
  /(?<!\bof )(?:\b(?:at least|at most|up to|exactly|about) )?\$[\d,]+(?:\.\d+)?(?: to \$[\d,]+(?:\.\d+)?)?/i;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// A range of amounts from $100 on: cents would only pretend to be exact.
const RANGE = /^(\$[\d,]{3,}(?:\.\d+)?) to (\$.+)$/;

const shortRange = (_: string, low: string, high: string): string => `${roundAmount(low, 0)}–${roundAmount(high, 0)}`;

/**
 * A figure as its large amount and the small words after it. The answer below it has the exact amounts.
 *
 * Example: figureParts("$1,006.74 to $1,041.31 a month") is { amount: "$1,007–$1,041", period: "a month" }
 */
export const figureParts = (figure: string): { readonly amount: string; readonly period: string } => {
  const [, amount = figure, period = ""] = /^(.*\d) (an? \w+)$/.exec(figure) ?? [];
  return { amount: amount.replace(RANGE, shortRange), period };
};

/**
 * The figure to set large above an answer: that of the badge, or the first amount in the answer's first sentence; null for an
 * answer in words.
 *
 * Example: for "You pay at least $435 when you file, …" it is "At least $435"
 */
export const headlineFigure = ({
  answer,
  badge,
  refusal,
}: Pick<ToolResult, "answer" | "badge" | "refusal">): string | null => {
  if (refusal !== null) return null;
  if (badge !== null && /\d/.test(badge.text)) return badge.text;
  const [sentence = ""] = answer.split(/[.?!] /);
  const [amount] = AMOUNT.exec(sentence) ?? [];
  return amount === undefined ? null : capitalized(amount);
};
