import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "$1,200", field: { unit: "USD" }, value: decimal(1200) },
  { raw: "1200.50", field: { unit: "USD" }, value: decimal("1200.5") },
  { raw: "１，２００円", field: { unit: "JPY" }, value: decimal(1200) },
  { raw: "120万円", field: { unit: "JPY" }, value: decimal(1_200_000) },
  { raw: 1200, value: decimal(1200) },
  { raw: "0", value: decimal(0) },
  { raw: "-60000", field: { unit: "USD" }, problem: "too_small" },
  { raw: "1,200.5", field: { unit: "JPY" }, problem: "too_precise" },
  { raw: "$0.001", field: { unit: "USD" }, problem: "too_precise" },
  { raw: "€500", field: { unit: "USD" }, problem: "other_currency" },
  { raw: "12%", field: { unit: "USD" }, problem: "share_of_what" },
  { raw: "a lot", field: { unit: "USD" }, problem: "not_a_number" },
  { raw: "1.200,50", field: { unit: "USD" }, problem: "misplaced_separator" },
  { raw: "8.000", field: { unit: "USD" }, problem: "misplaced_separator" },
  { raw: "1.250", field: { unit: "USD" }, problem: "misplaced_separator" },
  { raw: "1.250", field: { unit: "USD", decimals: 3 }, value: decimal("1.25") },
];
