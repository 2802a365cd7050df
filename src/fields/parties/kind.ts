import { recordToRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { childFields } from "../child-fields.ts";
import { readParty, upgradeParty, composeParty } from "../party/kind.ts";
import { readRows, rowsToRaw } from "../read-rows.ts";
import { organization } from "../party/organization.ts";
import { representative } from "../party/representative.ts";
import { typeSuggestion } from "../party/type-by-name.ts";
import { twoPeople } from "../party/two-people.ts";

/** Several people or companies, in order. Problems: those of their parts, too_few, too_many. */
export const parties = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "parties",
    widget: "list",
    verb: "add",
    childRole: "rows",
    warnings: [twoPeople("many"), organization, representative],
    compose: composeParty,
    upgrade: upgradeParty,
    suggestions: { type: typeSuggestion },
    parse: (raw, field, context) => readRows(raw, (row) => readParty(row, field, kindOf, context)),
    toRaw: (value, field) => rowsToRaw(value, (row) => recordToRaw(row, childFields(field), kindOf)),
  });
