import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "12", value: decimal(12) },
  { raw: "9.5 %", value: decimal("9.5") },
  { raw: "９．５％", value: decimal("9.5") },
  { raw: "5 percent", value: decimal(5) },
  { raw: "5.25", field: { decimals: 1 }, problem: "too_precise" },
  { raw: "half", value: decimal(50) },
  { raw: "most", problem: "not_a_number" },
];
