import { addressOf } from "../../values/address.ts";
import { partyOf } from "../../values/party.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  {
    raw: { kind: "company", name: "Aster Ltd", formed_in: "XA-1", signer: "Ann Poe", signer_title: "Director" },
    value: partyOf("company", {
      name: "Aster Ltd",
      formed_in: "XA-1",
      signer: "Ann Poe",
      signer_title: "Director",
    }),
  },
  {
    raw: { kind: "person", name: "Bo Roe", signer: "left from before", address: "The old mill" },
    value: partyOf("person", { name: "Bo Roe", address: addressOf({ street: "The old mill" }) }),
  },
  { raw: { name: "Bo Roe" }, field: { allow: ["person"] }, value: partyOf("person", { name: "Bo Roe" }) },
  { raw: "Bo Roe", field: { allow: ["person"] }, value: partyOf("person", { name: "Bo Roe" }) },
  {
    raw: { kind: "person", name: "T. Poe", capacity: "trustee of the Poe Family Trust" },
    value: partyOf("person", { name: "T. Poe", capacity: "trustee of the Poe Family Trust" }),
  },
  { raw: { kind: "club", name: "Aster" }, problem: "not_an_option" },
  { raw: { kind: "company", name: "Aster" }, field: { allow: ["person"] }, problem: "not_an_option" },
  { raw: null, value: null },
];
