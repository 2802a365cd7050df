import type { ToolResult } from "../../../model/tool-result.ts";

// "of $500" is a part of something else in the sentence, such as the visitor's own claim.
const AMOUNT =
  /(?<!\bof )(?:\b(?:at least|at most|up to|exactly|about) )?\$[\d,]+(?:\.\d+)?(?: to \$[\d,]+(?:\.\d+)?)?/i;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
