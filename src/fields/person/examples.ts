import { addressOf } from "../../values/address.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: { name: " Ann  Poe " }, value: { name: "Ann Poe", address: null } },
  {
    raw: { name: "Ann Poe", address: { street: "The old mill" } },
    value: { name: "Ann Poe", address: addressOf({ street: "The old mill" }) },
  },
  { raw: "Ann Poe", value: { name: "Ann Poe", address: null } },
  { raw: { name: ["Ann"] }, problem: "not_text" },
];
