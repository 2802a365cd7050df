import type { Field } from "../model/field.ts";
import { decimal } from "../values/decimal.ts";
import { readRecord, recordToRaw, recordType } from "./composite.ts";
import type { KindOf } from "./composite.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldKind } from "./field-kind.ts";
import { readRows, rowsToRaw } from "./read-rows.ts";

const rowFields = (field: Field): readonly Field[] => field.fields ?? [];

const NAMED: Partial<Field> = {
  fields: [{ id: "name", kind: "text", label: ["Name"], optional: false, unsure: false }],
};

/** Any number of rows of the same questions. Problems: not_a_list, too_few, too_many, those of the rows. */
export const list = (kindOf: KindOf): FieldKind =>
  fieldKind({
    kind: "list",
    widget: "list",
    verb: "add",
    rowFields,
    valueType: (field) => ({ type: "list", of: recordType(rowFields(field), kindOf) }),
    parse: (raw, field, context) => readRows(raw, (row) => readRecord(row, rowFields(field), kindOf, context)),
    toRaw: (value, field) => rowsToRaw(value, (row) => recordToRaw(row, rowFields(field), kindOf)),
    examples: [
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
  });
