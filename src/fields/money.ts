import type { Field } from "../model/field.ts";
import { isDecimal } from "../values/decimal.ts";
import { currencyCode, currencyMarks, formatMoney, minorUnits, namesOtherCurrency } from "../values/money.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldContext } from "./field-kind.ts";
import { refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";
import { readAmount } from "./read-amount.ts";

const currencyOf = (field: Field, context: FieldContext): string =>
  field.unit ?? currencyCode(context.settings.currency);

/**
 * An amount of money; `unit` is its currency, that of the settings when absent.
 *
 * Problems: not_a_number, misplaced_separator, too_precise, other_currency.
 * Example: "$1,200" is 1200
 */
export const money = fieldKind({
  kind: "money",
  widget: "amount",
  verb: "enter",
  parse: (raw, field, context) => {
    const currency = currencyOf(field, context);
    if (namesOtherCurrency(plainText(raw) ?? "", currency)) return refused("other_currency", { unit: currency });
    return readAmount(raw, currencyMarks(currency), field.decimals ?? minorUnits(currency));
  },
  unit: currencyOf,
  echo: (value, field, context) =>
    isDecimal(value) ? formatMoney(value, currencyOf(field, context), context.locale) : null,
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
