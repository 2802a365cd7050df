import type { Field } from "../../model/field.ts";
import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

const COLOURS: Partial<Field> = {
  options: [
    { value: "red", label: ["Red"] },
    { value: "blue", label: ["Blue"] },
  ],
};

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: ["blue", "red", "blue"], field: COLOURS, value: ["red", "blue"] },
  { raw: [], field: COLOURS, value: [] },
  { raw: null, field: COLOURS, value: null },
  { raw: ["green"], field: COLOURS, problem: "not_an_option" },
  { raw: "red", field: COLOURS, problem: "not_an_option" },
  { raw: ["red"], field: COLOURS, limits: { min: decimal(2), max: null }, problem: "too_few" },
];
