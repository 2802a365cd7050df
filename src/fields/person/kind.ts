import { readRecord, recordToRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { childFields } from "../child-fields.ts";
import { decomposeParty } from "../party/kind.ts";
import { twoPeople } from "../party/two-people.ts";

/** A person who is named but is not a party, such as an executor. Problems: those of the parts, with `part` naming it. */
export const person = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "person",
    widget: "group",
    verb: "enter",
    childRole: "parts",
    warnings: [twoPeople("one")],
    decompose: decomposeParty,
    parse: (raw, field, context) => readRecord(decomposeParty(raw), childFields(field), kindOf, context),
    toRaw: (value, field) => recordToRaw(value, childFields(field), kindOf),
  });
