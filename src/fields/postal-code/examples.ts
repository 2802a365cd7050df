import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " 19901 ", field: { unit: "US" }, value: "19901" },
  { raw: "199011234", field: { unit: "US" }, value: "19901-1234" },
  { raw: "１００－０００１", field: { unit: "JP" }, value: "100-0001" },
  { raw: "SW1A 1AA", value: "SW1A 1AA" },
  { raw: "1990", field: { unit: "US" }, problem: "bad_postal_code" },
  { raw: "19901", field: { unit: "JP" }, problem: "bad_postal_code" },
];
