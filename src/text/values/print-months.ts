import { decimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { roundHalfUp } from "../../values/rounding.ts";
import type { ProseWords } from "../words/prose-words.ts";
import { joinList } from "./join-list.ts";

const MONTHS_OF_YEAR = 12;

/**
 * A number of months as people say it, to the nearest month.
 *
 * Example: printMonths(decimal("64.8"), english) is "5 years and 5 months"
 */
export const printMonths = (months: Decimal, words: ProseWords): string => {
  const whole = roundHalfUp(months, decimal(1)).toNumber();
  const [years, rest] = [Math.floor(whole / MONTHS_OF_YEAR), whole % MONTHS_OF_YEAR];
  const parts = [
    ...(years > 0 ? [words.inFigures(decimal(years), "year")] : []),
    ...(rest > 0 || years === 0 ? [words.inFigures(decimal(rest), "month")] : []),
  ];
  return joinList(parts, "and", words);
};
