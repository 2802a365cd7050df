import type { Field } from "../../model/field.ts";
import { recordType } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

const rowFields = (field: Field): readonly Field[] => field.fields ?? [];

/** A list of records, one for each row. */
export const listShape: KindShape = {
  valueType: (field, typeOf) => ({ type: "list", of: recordType(rowFields(field), typeOf) }),
  childFields: rowFields,
};
