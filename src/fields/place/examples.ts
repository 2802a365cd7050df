import type { Field } from "../../model/field.ts";
import type { Example } from "../shapes/example.ts";

const LANDS: Partial<Field> = {
  options: [
    { value: "XA-NE", label: ["Near Land"] },
    { value: "XA-FA", label: ["Far Land"] },
  ],
};

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: "XA-FA", field: LANDS, value: "XA-FA" },
  { raw: "far land", field: LANDS, value: "XA-FA" },
  { raw: "ＮＥ", field: LANDS, value: "XA-NE" },
  { raw: "XB", value: "XB" },
  { raw: "Nowhere", field: LANDS, problem: "not_an_option" },
  { raw: "anywhere", problem: "not_an_option" },
];
