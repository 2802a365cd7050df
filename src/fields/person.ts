import { addressOf } from "../values/address.ts";
import { readRecord, recordToRaw, recordType } from "./composite.ts";
import type { KindOf } from "./composite.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldKind } from "./field-kind.ts";
import { splitParty } from "./party.ts";
import { personParts } from "./party-parts.ts";

/** A person who is named but is not a party, such as an executor. Problems: those of the parts, with `part` naming it. */
export const person = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "person",
    widget: "group",
    verb: "enter",
    parts: (field, language = "en") => personParts(field, language),
    split: splitParty,
    valueType: (field) => recordType(personParts(field, "ja"), kindOf),
    parse: (raw, field, context) => readRecord(splitParty(raw), personParts(field, "en"), kindOf, context),
    toRaw: (value, field) => recordToRaw(value, personParts(field, "en"), kindOf),
    examples: [
      { raw: { name: " Ann  Poe " }, value: { name: "Ann Poe", address: null } },
      {
        raw: { name: "Ann Poe", address: { street: "The old mill" } },
        value: { name: "Ann Poe", address: addressOf({ street: "The old mill" }) },
      },
      { raw: "Ann Poe", value: { name: "Ann Poe", address: null } },
      { raw: { name: ["Ann"] }, problem: "not_text" },
    ],
  });
