import type { RawAnswers, RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { ParseResult } from "../../values/parse-result.ts";
import { partyOf } from "../../values/party.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { readRecord, recordToRaw, decomposeRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldContext, FieldKind } from "../field-kind.ts";
import { childFields } from "../child-fields.ts";
import { isBlank } from "../raw-shape.ts";
import { organization } from "./organization.ts";
import { representative } from "./representative.ts";
import { typeSuggestion } from "./type-by-name.ts";
import { twoPeople } from "./two-people.ts";

/** The name of an estate, also if the visitor gave only the name of the person who died. */
const estateName = (name: Value): Value =>
  typeof name === "string" && !/\bestate\b/i.test(name) ? `Estate of ${name}` : name;

/** The name of a trust that already includes its date. */
const NAMES_DATE = / (?:dated|u\/[ad]) /i;

/**
 * A party with every member present, whether or not it was asked. If only one kind is allowed, it was not asked and is
 * set here.
 */
export const composeParty = (record: ValueRecord, field: Field): ValueRecord => {
  const allowed = allowedKinds(field);
  const only = allowed.length === 1 ? allowed[0]! : null;
  const { kind: _unset, ...members } = partyOf("person", {});
  const { name = null } = record;
  return {
    ...members,
    ...record,
    kind: record.kind ?? only,
    ...(record.type === "estate" && name !== null ? { name: estateName(name) } : {}),
    ...(typeof name === "string" && NAMES_DATE.test(name) ? { trust_date: null } : {}),
  };
};

/** Answers of earlier versions do not say who signs for a person, only in which capacity. */
export const upgradeParty = (parts: RawAnswers): RawAnswers =>
  !isBlank(parts["capacity"] ?? null) && !Object.hasOwn(parts, "signed_by") ? { ...parts, signed_by: "other" } : parts;

/** Raw answers of a party's parts; a plain text is its name. */
export const decomposeParty = (raw: RawAnswer): RawAnswers => decomposeRaw(raw, (name) => ({ name }));

/** The party that was given, as one value. */
export const readParty = (
  raw: RawAnswer,
  field: Field,
  kindOf: KindOf,
  context: FieldContext,
): ParseResult<ValueRecord> => {
  const parsed = readRecord(decomposeParty(raw), childFields(field), kindOf, context);
  return parsed.ok ? { ok: true, value: composeParty(parsed.value, field) } : parsed;
};

/** A person or company that a document names. Problems: those of its parts, with `part` naming it. */
export const party = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "party",
    widget: "group",
    verb: "enter",
    childRole: "parts",
    warnings: [twoPeople("one"), organization, representative],
    decompose: decomposeParty,
    compose: composeParty,
    upgrade: upgradeParty,
    suggestions: { type: typeSuggestion },
    parse: (raw, field, context) => readParty(raw, field, kindOf, context),
    toRaw: (value, field) => recordToRaw(value, childFields(field), kindOf),
  });
