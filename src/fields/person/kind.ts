import { readRecord, recordToRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { insideOf } from "../inside-of.ts";
import { splitParty } from "../party/kind.ts";
import { twoPeople } from "../party/two-people.ts";

/** A person who is named but is not a party, such as an executor. Problems: those of the parts, with `part` naming it. */
export const person = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "person",
    widget: "group",
    verb: "enter",
    inside: "parts",
    warn: twoPeople("one"),
    split: splitParty,
    parse: (raw, field, context) => readRecord(splitParty(raw), insideOf(field), kindOf, context),
    toRaw: (value, field) => recordToRaw(value, insideOf(field), kindOf),
  });
