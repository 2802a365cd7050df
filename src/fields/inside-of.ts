import { fieldKindOf } from "./registry.ts";
import type { Field } from "../model/field.ts";

/** The questions a question is made of: the parts of a composite, or those of one row of a list. */
export const insideOf = (field: Field, language: string): readonly Field[] => {
  const kind = fieldKindOf(field.kind);
  return kind.rowFields?.(field, language) ?? kind.parts?.(field, language) ?? [];
};
