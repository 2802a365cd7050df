import type { RawAnswers, Raw } from "../model/answers.ts";
import type { Field } from "../model/field.ts";
import type { Parsed } from "../model/problem.ts";
import { addressOf } from "../values/address.ts";
import { partyOf } from "../values/party.ts";
import type { ValueRecord } from "../values/value.ts";
import { readRecord, recordToRaw, splitRaw } from "./composite.ts";
import type { KindOf } from "./composite.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldContext, FieldKind } from "./field-kind.ts";
import { allowedKinds, partyParts } from "./party-parts.ts";
import { partyType } from "./party-type.ts";

/** A party with every member in place, whichever were asked; a kind that was not asked is the only one allowed. */
export const wholeParty = (record: ValueRecord, field: Field): ValueRecord => {
  const allowed = allowedKinds(field);
  const only = allowed.length === 1 ? allowed[0]! : null;
  const { kind: _unset, ...members } = partyOf("person", {});
  return { ...members, ...record, kind: record.kind ?? only };
};

/** Raw answers of a party's parts; a plain text is its name. */
export const splitParty = (raw: Raw): RawAnswers => splitRaw(raw, (name) => ({ name }));

/** The party that was given, as one value. */
export const readParty = (raw: Raw, field: Field, kindOf: KindOf, context: FieldContext): Parsed<ValueRecord> => {
  const parsed = readRecord(splitParty(raw), partyParts(field, "en"), kindOf, context);
  return parsed.ok ? { ok: true, value: wholeParty(parsed.value, field) } : parsed;
};

/** A person or company that a document names. Problems: those of its parts, with `part` naming it. */
export const party = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "party",
    widget: "group",
    verb: "enter",
    parts: (field, language = "en") => partyParts(field, language),
    split: splitParty,
    whole: wholeParty,
    valueType: (field) => partyType(field, kindOf),
    parse: (raw, field, context) => readParty(raw, field, kindOf, context),
    toRaw: (value, field) => recordToRaw(value, partyParts(field, "en"), kindOf),
    examples: [
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
  });
