import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "12", value: decimal(12) },
  { raw: 12, value: decimal(12) },
  { raw: " １，２００ ", value: decimal(1200) },
  { raw: "－3", value: decimal(-3) },
  { raw: "3 years", field: { unit: "year" }, value: decimal(3) },
  { raw: "１２か月", field: { unit: "month" }, value: decimal(12) },
  { raw: "12 months", field: { unit: "year" }, value: decimal(1) },
  { raw: "3 months", field: { unit: "day" }, problem: "unit_differs" },
  { raw: "12 apples", problem: "extra_words" },
  { raw: "5 to 6", problem: "number_range" },
  { raw: "2.50", field: { decimals: 1 }, value: decimal("2.5") },
  { raw: "2.5", problem: "too_precise" },
  { raw: "twelve", value: decimal(12) },
  { raw: "a dozen eggs", problem: "not_a_number" },
  { raw: "1,5", problem: "misplaced_separator" },
  { raw: "", value: null },
];
