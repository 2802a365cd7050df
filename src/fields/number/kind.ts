import { isDecimal } from "../../values/decimal.ts";
import { formatValue } from "../../text/values/format-value.ts";
import { parseSuccess } from "../../values/parse-result.ts";
import type { ParseResult } from "../../values/parse-result.ts";
import { parseFraction } from "../../values/parsing/fractions.ts";
import { isDurationUnit, parseDuration } from "../../values/parsing/parse-duration.ts";
import { quantityText } from "../../values/parsing/parse-quantity.ts";
import type { Value } from "../../values/value.ts";
import { fieldKind } from "../field-kind.ts";
import { readAmount } from "../read-amount.ts";
import { shareOfWhat } from "../share-of-what.ts";

/** A duration in another unit, a share of something not asked for; null for a plain number. */
const otherForms =
  (unit: string | undefined) =>
  (text: string): ParseResult<Value> | null => {
    const duration = unit === undefined ? null : parseDuration(text, unit);
    if (duration) return duration;
    const share = shareOfWhat(text, undefined, true);
    if (share) return share;
    const fraction = parseFraction(quantityText(text));
    return fraction && parseSuccess(fraction);
  };

/**
 * A count or a measure; whole unless `decimals` allows more. A duration may be typed in any unit that converts exactly.
 *
 * Problems: not_a_number, misplaced_separator, too_precise, unit_differs, share_of_what, number_range, extra_words.
 */
export const number = fieldKind({
  kind: "number",
  widget: "amount",
  verb: "enter",
  parse: (raw, field) =>
    readAmount(raw, field, {
      marks: [],
      decimals: field.decimals ?? 0,
      scales: !isDurationUnit(field.unit),
      first: otherForms(field.unit),
    }),
  unit: (field) => field.unit,
  echo: (value, field, context) =>
    isDecimal(value)
      ? formatValue(value, undefined, { language: context.locale, currency: "", unit: field.unit ?? null })
      : null,
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
