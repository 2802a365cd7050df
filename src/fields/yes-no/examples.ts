import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: true, value: true },
  { raw: "false", value: false },
  { raw: "Yes", value: true },
  { raw: "いいえ", value: false },
  { raw: "", value: null },
  { raw: "maybe", problem: "not_an_option" },
];
