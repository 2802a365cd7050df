import { isDecimal } from "../../values/decimal.ts";
import { formatPercent } from "../../values/percent.ts";
import { fieldKind } from "../field-kind.ts";
import { readAmount } from "../read-amount.ts";

const MARKS = ["percent", "per cent", "パーセント", "%"];

/** A percentage; 12 means 12%. Problems: not_a_number, misplaced_separator, too_precise. */
export const percent = fieldKind({
  kind: "percent",
  widget: "amount",
  verb: "enter",
  parse: (raw, field) => readAmount(raw, MARKS, field.decimals ?? null),
  unit: () => "percent",
  echo: (value, _field, context) => (isDecimal(value) ? formatPercent(value, context.locale) : null),
  toRaw: (value) => (isDecimal(value) ? value.toFixed() : null),
});
