import { decimal, isDecimal } from "../values/decimal.ts";
import { formatPercent } from "../values/percent.ts";
import { fieldKind } from "./field-kind.ts";
import { readAmount } from "./read-amount.ts";

const MARKS = ["percent", "per cent", "パーセント", "%"];

/** A percentage; 12 stands for 12 %. Problems: not_a_number, misplaced_separator, too_precise. */
export const percent = fieldKind({
  kind: "percent",
  widget: "amount",
  verb: "enter",
  valueType: () => ({ type: "number", unit: "percent" }),
  parse: (raw, field) => readAmount(raw, MARKS, field.decimals ?? null),
  unit: () => "percent",
  echo: (value, _field, context) => (isDecimal(value) ? formatPercent(value, context.locale) : null),
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
  examples: [
    { raw: "12", value: decimal(12) },
    { raw: "9.5 %", value: decimal("9.5") },
    { raw: "９．５％", value: decimal("9.5") },
    { raw: "5 percent", value: decimal(5) },
    { raw: "5.25", field: { decimals: 1 }, problem: "too_precise" },
    { raw: "half", problem: "not_a_number" },
  ],
});
