import type { Field } from "../model/field.ts";
import { decimal, isDecimal } from "../values/decimal.ts";
import { MONEY_UNIT } from "../values/value-type.ts";
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
  valueType: (field) => ({ type: "number", unit: field.unit ?? MONEY_UNIT }),
  parse: (raw, field, context) => {
    const currency = currencyOf(field, context);
    if (namesOtherCurrency(plainText(raw) ?? "", currency)) return refused("other_currency", { unit: currency });
    return readAmount(raw, currencyMarks(currency), field.decimals ?? minorUnits(currency));
  },
  unit: currencyOf,
  echo: (value, field, context) =>
    isDecimal(value) ? formatMoney(value, currencyOf(field, context), context.locale) : null,
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
  examples: [
    { raw: "$1,200", field: { unit: "USD" }, value: decimal(1200) },
    { raw: "1200.50", field: { unit: "USD" }, value: decimal("1200.5") },
    { raw: "１，２００円", field: { unit: "JPY" }, value: decimal(1200) },
    { raw: "120万円", field: { unit: "JPY" }, value: decimal(1_200_000) },
    { raw: 1200, value: decimal(1200) },
    { raw: "1,200.5", field: { unit: "JPY" }, problem: "too_precise" },
    { raw: "$0.001", field: { unit: "USD" }, problem: "too_precise" },
    { raw: "€500", field: { unit: "USD" }, problem: "other_currency" },
    { raw: "a lot", field: { unit: "USD" }, problem: "not_a_number" },
    { raw: "1.200,50", field: { unit: "USD" }, problem: "misplaced_separator" },
  ],
});
