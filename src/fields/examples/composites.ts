import type { Field } from "../../model/field.ts";
import { addressOf } from "../../values/address.ts";
import { decimal } from "../../values/decimal.ts";
import { partyOf } from "../../values/party.ts";
import type { Examples } from "./example.ts";

const NAMED: Partial<Field> = {
  fields: [{ id: "name", kind: "text", label: ["Name"], optional: false, unsure: false }],
};

/** What is given in parts or in rows. */
export const composites: Examples = {
  party: [
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
  ],
  parties: [
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
  ],
  person: [
    { raw: { name: " Ann  Poe " }, value: { name: "Ann Poe", address: null } },
    {
      raw: { name: "Ann Poe", address: { street: "The old mill" } },
      value: { name: "Ann Poe", address: addressOf({ street: "The old mill" }) },
    },
    { raw: "Ann Poe", value: { name: "Ann Poe", address: null } },
    { raw: { name: ["Ann"] }, problem: "not_text" },
  ],
  address: [
    {
      raw: { street: " 1 High St ", unit: "Apt 2", city: "Dover", postal_code: "１９９０１" },
      value: addressOf({ street: "1 High St", unit: "Apt 2", city: "Dover", postal_code: "19901" }),
    },
    { raw: { country: "FR", lines: "1 rue X\nParis" }, value: addressOf({ country: "FR", lines: "1 rue X\nParis" }) },
    {
      raw: "〒100-0001 東京都千代田区千代田1-1",
      value: addressOf({ country: "JP", lines: "〒100-0001\n東京都千代田区千代田1-1" }),
    },
    { raw: "The old mill", value: addressOf({ street: "The old mill" }) },
    { raw: { city: "Dover", postal_code: "1" }, problem: "bad_postal_code" },
    { raw: {}, value: null },
  ],
  list: [
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
  ],
};
