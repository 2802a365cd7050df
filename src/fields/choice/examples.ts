import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "fixed", field: { options: [{ value: "fixed", label: ["A number of years"] }] }, value: "fixed" },
  { raw: 3, field: { options: [{ value: "3", label: ["Three"] }] }, value: "3" },
  { raw: "ever", field: { options: [{ value: "fixed", label: ["A number of years"] }] }, problem: "not_an_option" },
  { raw: "", value: null },
];
