import { readRecord, recordToRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { childFields } from "../child-fields.ts";
import { readRows, rowsToRaw } from "../read-rows.ts";

/** Any number of rows of the same questions. Problems: not_a_list, too_few, too_many, those of the rows. */
export const list = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "list",
    widget: "list",
    verb: "add",
    childRole: "rows",
    parse: (raw, field, context) => readRows(raw, (row) => readRecord(row, childFields(field), kindOf, context)),
    toRaw: (value, field) => rowsToRaw(value, (row) => recordToRaw(row, childFields(field), kindOf)),
  });
