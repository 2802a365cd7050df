import type { Field } from "../../model/field.ts";
import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

const NAMED: Partial<Field> = {
  fields: [{ id: "name", kind: "text", label: ["Name"], optional: false, unsure: false }],
};

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: [{ name: "Roof" }, { name: "" }], field: NAMED, value: [{ name: "Roof" }, { name: null }] },
  {
    raw: { order: ["r3"], rows: { r3: { name: "Roof" }, r4: { name: "gone" } } },
    field: NAMED,
    value: [{ name: "Roof" }],
  },
  { raw: [], field: NAMED, value: [] },
  {
    raw: [{ name: "Roof" }, { name: "Wall" }],
    field: NAMED,
    limits: { min: null, max: decimal(1) },
    problem: "too_many",
  },
  { raw: [{ name: "Roof" }, { name: [1] }], field: NAMED, problem: "not_text" },
  { raw: "Roof", field: NAMED, problem: "not_a_list" },
  { raw: ["Roof"], field: NAMED, problem: "not_a_list" },
];
