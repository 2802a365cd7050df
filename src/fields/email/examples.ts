import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " Ann＠example.com ", value: "Ann@example.com" },
  { raw: "mailto:o'brien+law@mail.example.co.jp", value: "o'brien+law@mail.example.co.jp" },
  { raw: "ann@example", problem: "bad_email" },
  { raw: "ann at example.com", problem: "bad_email" },
  { raw: "", value: null },
];
