import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "  O'Brien-Ōta ", value: "O'Brien-Ōta" },
  { raw: "髙橋　一郎", value: "髙橋 一郎" },
  { raw: "X", value: "X" },
  { raw: "one\ttwo\nthree", value: "one two three" },
  { raw: 42, value: "42" },
  { raw: "   ", value: null },
  { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
  { raw: ["a"], problem: "not_text" },
];
