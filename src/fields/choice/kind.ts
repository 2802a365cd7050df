import type { Field } from "../../model/field.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldContext } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

/** The values a choice may currently have. */
export const optionsOf = (field: Field, context: FieldContext): readonly string[] =>
  context.options ?? (field.options ?? []).map((option) => option.value);

/** One of several answers. Problems: not_an_option. */
export const choice = fieldKind({
  kind: "choice",
  widget: "choice",
  verb: "choose",
  parse: (raw, field, context) => {
    const given = plainText(raw);
    return given !== null && optionsOf(field, context).includes(given)
      ? parseSuccess(given)
      : parseFailure("not_an_option");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
