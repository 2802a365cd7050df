import { decimal, isDecimal } from "../values/decimal.ts";
import { formatNumber } from "../values/format-number.ts";
import { fieldKind } from "./field-kind.ts";
import { readAmount } from "./read-amount.ts";

/** Words for a unit in Japanese; in English a unit is its own word. */
const JAPANESE_UNITS: { readonly [unit: string]: readonly string[] } = {
  day: ["日間", "日"],
  hour: ["時間"],
  month: ["か月間", "か月", "ヶ月", "カ月", "ヵ月"],
  week: ["週間"],
  year: ["年間", "年"],
};

const unitMarks = (unit: string | undefined): readonly string[] =>
  unit === undefined ? [] : [`${unit}s`, unit, ...(JAPANESE_UNITS[unit] ?? [])];

/** A count or a measure; whole unless `decimals` allows more. Problems: not_a_number, misplaced_separator, too_precise. */
export const number = fieldKind({
  kind: "number",
  widget: "amount",
  verb: "enter",
  valueType: (field) => ({ type: "number", ...(field.unit ? { unit: field.unit } : {}) }),
  parse: (raw, field) => readAmount(raw, unitMarks(field.unit), field.decimals ?? 0),
  unit: (field) => field.unit,
  echo: (value, _field, context) => (isDecimal(value) ? formatNumber(value, context.locale) : null),
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
  examples: [
    { raw: "12", value: decimal(12) },
    { raw: 12, value: decimal(12) },
    { raw: " １，２００ ", value: decimal(1200) },
    { raw: "－3", value: decimal(-3) },
    { raw: "3 years", field: { unit: "year" }, value: decimal(3) },
    { raw: "１２か月", field: { unit: "month" }, value: decimal(12) },
    { raw: "12 months", field: { unit: "year" }, problem: "not_a_number" },
    { raw: "2.50", field: { decimals: 1 }, value: decimal("2.5") },
    { raw: "2.5", problem: "too_precise" },
    { raw: "twelve", problem: "not_a_number" },
    { raw: "1,5", problem: "misplaced_separator" },
    { raw: "", value: null },
  ],
});
