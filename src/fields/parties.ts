import { decimal } from "../values/decimal.ts";
import { partyOf } from "../values/party.ts";
import { recordToRaw } from "./composite.ts";
import type { KindOf } from "./composite.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldKind } from "./field-kind.ts";
import { readParty, wholeParty } from "./party.ts";
import { partyParts } from "./party-parts.ts";
import { partyType } from "./party-type.ts";
import { readRows, rowsToRaw } from "./read-rows.ts";

/** Several people or companies, in order. Problems: those of their parts, too_few, too_many. */
export const parties = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "parties",
    widget: "list",
    verb: "add",
    rowFields: (field, language = "en") => partyParts(field, language),
    whole: wholeParty,
    valueType: (field) => ({ type: "list", of: partyType(field, kindOf) }),
    parse: (raw, field, context) => readRows(raw, (row) => readParty(row, field, kindOf, context)),
    toRaw: (value, field) => rowsToRaw(value, (row) => recordToRaw(row, partyParts(field, "en"), kindOf)),
    examples: [
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
  });
