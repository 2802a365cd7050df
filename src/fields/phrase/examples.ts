import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " a supply of panels. ", value: "a supply of panels" },
  { raw: "太陽光パネルの供給。", value: "太陽光パネルの供給" },
  { raw: "work for Aster Inc.", value: "work for Aster Inc." },
  { raw: "repairs at 5 Oak St.", value: "repairs at 5 Oak St." },
  { raw: "shipping within the U.S.", value: "shipping within the U.S." },
  { raw: "a zinc.", value: "a zinc" },
  { raw: ".", value: null },
  { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
];
