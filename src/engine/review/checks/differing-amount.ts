import { AMOUNT, numberFromFigures } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { CheckHit } from "./check-hit.ts";

// Amounts that a contract has once, under the name that its heading and its clauses share.
const NAMES =
  "purchase price|sales? price|contract price|total price|principal amount|principal sum|principal|loan amount|security deposit|monthly rent|base salary|annual salary|settlement amount|settlement payment|retainer";
const NAMED_AMOUNT = new RegExp(
  `\\b(${NAMES})\\b\\)?[\\s:]{1,4}(?:(?:is|are|of|shall be|will be|in the amount of|in the sum of|equal to|the sum of|amount)[\\s:]{1,3}){0,3}(?:[A-Za-z -]{3,60} Dollars\\s\\(?)?\\(?(?:US|USD)?\\s?\\$\\s?${AMOUNT}`,
  "gi",
);
// "The minimum purchase price", "the monthly rent for the second year": another amount of the same name.
const OTHER_BEFORE =
  /\b(?:minimum|maximum|additional|adjusted|increased|new|first|second|remaining|unpaid|outstanding|each|per|initial|current|option|renewal)\s+$/i;
const OTHER_AFTER =
  /^[^.;\n]{0,40}\b(?:per (?:share|unit|item|square)|each|for (?:the )?(?:first|second|third|year|unit|lot|each)|in year|during)\b/i;

type Stated = { readonly start: number; readonly end: number; readonly text: string; readonly value: Decimal };

/** Amounts that differ although they have one name: the price in the heading and the price in the clause. */
export const differingAmounts = ({ plain }: Pick<Contract, "plain">): readonly CheckHit[] => {
  const byName = new Map<string, Stated[]>();
  for (const match of plain.matchAll(NAMED_AMOUNT)) {
    const [all, name = "", figures = "", scale] = match;
    const end = match.index + all.length;
    if (
      OTHER_BEFORE.test(plain.slice(Math.max(0, match.index - 24), match.index)) ||
      OTHER_AFTER.test(plain.slice(end, end + 70))
    )
      continue;
    const key = name
      .toLowerCase()
      .replace(/^principal.*/, "principal")
      .replace(/^sales? /, "sale ");
    const start = match.index + all.lastIndexOf("$");
    const text = plain.slice(start, end).replaceAll(/\s+/g, " ");
    const one = { start, end, text, value: numberFromFigures(figures, scale) };
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  return [...byName.values()].flatMap(([first, ...rest]): readonly CheckHit[] => {
    const other = rest.find(({ value }) => first && !value.eq(first.value));
    // Three different amounts are a schedule, not a slip.
    if (!first || !other || new Set([first, ...rest].map(({ value }) => value.toFixed())).size > 2) return [];
    const also = [{ start: first.start, end: first.end }];
    return [
      { check: "differing_amount", start: other.start, end: other.end, found: other.text, other: first.text, also },
    ];
  });
};
