import type { RawAnswers, RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { ParseResult } from "../../values/parse-result.ts";
import { partyOf } from "../../values/party.ts";
import type { ValueRecord } from "../../values/value.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { readRecord, recordToRaw, splitRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldContext, FieldKind } from "../field-kind.ts";
import { insideOf } from "../inside-of.ts";
import { twoPeople } from "./two-people.ts";

/** A party with every member in place, whichever were asked; a kind that was not asked is the only one allowed. */
export const wholeParty = (record: ValueRecord, field: Field): ValueRecord => {
  const allowed = allowedKinds(field);
  const only = allowed.length === 1 ? allowed[0]! : null;
  const { kind: _unset, ...members } = partyOf("person", {});
  return { ...members, ...record, kind: record.kind ?? only };
};

/** Raw answers of a party's parts; a plain text is its name. */
export const splitParty = (raw: RawAnswer): RawAnswers => splitRaw(raw, (name) => ({ name }));

/** The party that was given, as one value. */
export const readParty = (
  raw: RawAnswer,
  field: Field,
  kindOf: KindOf,
  context: FieldContext,
): ParseResult<ValueRecord> => {
  const parsed = readRecord(splitParty(raw), insideOf(field), kindOf, context);
  return parsed.ok ? { ok: true, value: wholeParty(parsed.value, field) } : parsed;
};

/** A person or company that a document names. Problems: those of its parts, with `part` naming it. */
export const party = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "party",
    widget: "group",
    verb: "enter",
    inside: "parts",
    warn: twoPeople("one"),
    split: splitParty,
    whole: wholeParty,
    parse: (raw, field, context) => readParty(raw, field, kindOf, context),
    toRaw: (value, field) => recordToRaw(value, insideOf(field), kindOf),
  });
