import type { Field } from "../../model/field.ts";
import { isDecimal } from "../../values/decimal.ts";
import { currencyCode, currencyMarks, formatMoney, minorUnits, hasOtherCurrency } from "../../values/money.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldContext } from "../field-kind.ts";
import { parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";
import { readAmount } from "../read-amount.ts";
import { shareOfWhat } from "../share-of-what.ts";
import { withUnit } from "../with-unit.ts";

const currencyOf = (field: Field, context: FieldContext): string =>
  field.unit ?? currencyCode(context.settings.currency);

/**
 * An amount of money; `unit` is its currency, that of the settings when absent. It is not below zero unless the question
 * has a `min`, which then decides.
 *
 * Problems: not_a_number, misplaced_separator, too_precise, other_currency, too_small, share_of_what, number_range,
 * extra_words.
 *
 * Example: "$1,200" and "1.2k" are 1200
 */
export const money = fieldKind({
  kind: "money",
  widget: "amount",
  verb: "enter",
  parse: (raw, field, context) => {
    const currency = currencyOf(field, context);
    if (hasOtherCurrency(plainText(raw) ?? "", currency)) return parseFailure("other_currency", { unit: currency });
    const decimals = field.decimals ?? minorUnits(currency);
    const amount = readAmount(raw, field, {
      marks: currencyMarks(currency),
      decimals,
      // In much of the world, "8.000" is eight thousand.
      first: (text) =>
        decimals < 3 && /\.\d\d0$/.test(text)
          ? parseFailure("misplaced_separator")
          : shareOfWhat(text, currency, false),
    });
    if (!amount.ok) return withUnit(amount.problem, currency);
    const isSigned = field.min !== undefined;
    if (!isSigned && isDecimal(amount.value) && amount.value.lt(0)) {
      return parseFailure("too_small", { min: "0", unit: currency });
    }
    return amount;
  },
  unit: currencyOf,
  echo: (value, field, context) =>
    isDecimal(value) ? formatMoney(value, currencyOf(field, context), context.locale) : null,
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
