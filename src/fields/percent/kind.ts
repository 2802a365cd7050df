import { isDecimal } from "../../values/decimal.ts";
import { parseFraction } from "../../values/parsing/fractions.ts";
import { withoutMarks } from "../../values/parsing/parse-number.ts";
import { quantityText } from "../../values/parsing/parse-quantity.ts";
import { parseSuccess } from "../../values/parse-result.ts";
import type { ParseResult } from "../../values/parse-result.ts";
import { formatPercent, PERCENT_MARKS } from "../../values/percent.ts";
import type { Value } from "../../values/value.ts";
import { fieldKind } from "../field-kind.ts";
import { readAmount } from "../read-amount.ts";
import { withUnit } from "../with-unit.ts";

/** A fraction typed without a sign is a share of the whole; with the sign it is a fraction of one percent. */
const fractionOf = (typed: string): ParseResult<Value> | null => {
  const text = quantityText(typed);
  const unmarked = withoutMarks(text, PERCENT_MARKS).replace(/ an?$/i, "");
  const fraction = parseFraction(unmarked);
  if (!fraction) return null;
  const isShare = fraction.lte(1) && unmarked === text;
  return parseSuccess(isShare ? parseFraction(unmarked, 100) : fraction);
};

/**
 * A percentage; 12 means 12%, and "1/3" is one third of the whole.
 *
 * Problems: not_a_number, misplaced_separator, too_precise, number_range, extra_words.
 */
export const percent = fieldKind({
  kind: "percent",
  widget: "amount",
  verb: "enter",
  parse: (raw, field) => {
    const share = readAmount(raw, field, { marks: PERCENT_MARKS, decimals: field.decimals ?? null, first: fractionOf });
    return share.ok ? share : withUnit(share.problem, "percent");
  },
  unit: () => "percent",
  echo: (value, _field, context) => (isDecimal(value) ? formatPercent(value, context.locale) : null),
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
