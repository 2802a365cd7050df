import { addMonths, isoDate } from "../../../values/date.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";
import { FEW_WORDS_LENGTH, SHORT_TEXT_LENGTH, textAfter } from "../parties/text-windows.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { FactValue } from "./fact-value.ts";

type FirstDays = { readonly effective_date?: FactValue; readonly agreement_date?: FactValue };

const TERM_ROW =
  /^(?:(?:(?!minimum)\w+ )?term(?: of (?!confid|secre|nondis).*)?|(?:subscription|contract|service) period|duration)$/i;
const LASTS =
  /\b(?:agreement|contract|lease|license|it|term)\s(?:is|lasts?|continues?|runs?|remains? in (?:force|effect))\s(?:for\s)?(?=[^.;\n]{3,40}\sfrom\s(?:the\s)?(Effective Date|start date|date above|date of this)\b)/i;

// "It lasts two years from the Effective Date": the words of the period, and whether they begin on the date of the
// document.
const termWords = (
  { plain }: Contract,
  rows: readonly LabeledRow[],
): { readonly value: string; readonly start: number; readonly isFromDate: boolean } | null => {
  const row = rows.find(({ label }) => TERM_ROW.test(label));
  if (row) return { ...row, isFromDate: /\bfrom the date\b/i.test(row.value) };
  const match = plain.length > SHORT_TEXT_LENGTH ? null : LASTS.exec(plain);
  if (!match) return null;
  const start = match.index + match[0].length;
  return { value: textAfter(plain, start, FEW_WORDS_LENGTH), start, isFromDate: /^date/i.test(match[1] ?? "") };
};

const MONTH_TO_MONTH = /\b(month|week|year)[- ]to[- ]\1\b/i;

/** The last day that a term from the first day gives, as in "Term: 36 months"; null if the text states none. */
export const termEnd = (contract: Contract, rows: readonly LabeledRow[], values: FirstDays): FactValue | null => {
  const words = termWords(contract, rows);
  const period = words && periodsIn(words.value)[0];
  const from = values.effective_date ?? (words?.isFromDate ? values.agreement_date : undefined);
  const first = from && contract.dates.find(({ start }) => start === from.start)?.date;
  if (
    !words ||
    !period ||
    !first ||
    MONTH_TO_MONTH.test(words.value) ||
    (period.unit !== "month" && period.unit !== "year")
  )
    return null;
  const months = period.unit === "year" ? 12 * period.count : period.count;
  const text = isoDate(addMonths(first, months));
  return { text, start: words.start + period.start, end: words.start + period.end };
};
