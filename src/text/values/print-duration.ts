import { decimal } from "../../values/decimal.ts";
import type { Duration } from "../../values/duration.ts";
import { joinList } from "./join-list.ts";
import type { ProseWords } from "../words/prose-words.ts";

/**
 * A duration as a period; whole years are years, every other number of months is months.
 *
 * Example: P1Y is "one (1) year" in words, P18M is "eighteen (18) months"
 */
export const printDuration = (duration: Duration, style: "inWords" | "inFigures", words: ProseWords): string => {
  const { months, days } = duration;
  const isYears = months % 12 === 0;
  const parts: string[] = [];
  if (months !== 0) parts.push(words[style](decimal(isYears ? months / 12 : months), isYears ? "year" : "month"));
  if (days !== 0 || months === 0) parts.push(words[style](decimal(days), "day"));
  return joinList(parts, "and", words);
};
