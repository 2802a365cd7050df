import { decimal } from "../../values/decimal.ts";
import { partyOf } from "../../values/party.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  {
    raw: [
      { kind: "person", name: "Ann Poe" },
      { kind: "company", name: "Aster Ltd" },
    ],
    value: [partyOf("person", { name: "Ann Poe" }), partyOf("company", { name: "Aster Ltd" })],
  },
  {
    raw: {
      order: ["r2", "r1"],
      rows: { r1: { kind: "person", name: "First" }, r2: { kind: "person", name: "Second" } },
    },
    value: [partyOf("person", { name: "Second" }), partyOf("person", { name: "First" })],
  },
  { raw: [], value: [] },
  { raw: [{ kind: "person", name: "Ann Poe" }], limits: { min: decimal(2), max: null }, problem: "too_few" },
  { raw: [{ kind: "club" }], problem: "not_an_option" },
  { raw: "Ann Poe", problem: "not_a_list" },
];
