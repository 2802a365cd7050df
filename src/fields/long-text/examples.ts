import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "  One.  \r\n\r\nTwo\tthree. \n", value: "One.\n\nTwo three." },
  { raw: "\n \n", value: null },
  { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
  { raw: ["a"], problem: "not_text" },
];
