import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " a supply of panels. ", value: "a supply of panels" },
  { raw: "太陽光パネルの供給。", value: "太陽光パネルの供給" },
  { raw: "work for Aster Inc.", value: "work for Aster Inc" },
  { raw: ".", value: null },
  { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
];
