import { isDecimal } from "../../values/decimal.ts";
import { formatNumber } from "../../values/format-number.ts";
import { getOwnProperty } from "../../values/get-own-property.ts";
import { fieldKind } from "../field-kind.ts";
import { readAmount } from "../read-amount.ts";

/** Words for a unit in Japanese; in English a unit is its own word. */
const JAPANESE_UNITS: { readonly [unit: string]: readonly string[] } = {
  day: ["日間", "日"],
  hour: ["時間"],
  month: ["か月間", "か月", "ヶ月", "カ月", "ヵ月"],
  week: ["週間"],
  year: ["年間", "年"],
};

const unitMarks = (unit: string | undefined): readonly string[] =>
  unit === undefined ? [] : [`${unit}s`, unit, ...(getOwnProperty(JAPANESE_UNITS, unit) ?? [])];

/** A count or a measure; whole unless `decimals` allows more. Problems: not_a_number, misplaced_separator, too_precise. */
export const number = fieldKind({
  kind: "number",
  widget: "amount",
  verb: "enter",
  parse: (raw, field) => readAmount(raw, unitMarks(field.unit), field.decimals ?? 0),
  unit: (field) => field.unit,
  echo: (value, _field, context) => (isDecimal(value) ? formatNumber(value, context.locale) : null),
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
