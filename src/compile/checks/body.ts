import { fieldKinds } from "../../fields/registry.ts";
import type { DocumentInput, FieldInput } from "../input.ts";
import type { Report } from "../problem.ts";
import { fieldsOf } from "../scope.ts";
import { placeOf } from "../yaml-file.ts";

const optionsOf = (field: FieldInput): readonly string[] => (field.options ?? []).flatMap((option) => option.is ?? []);

/** A question that a body shares with the document it belongs to takes the same answers. */
export const checkBody = (body: DocumentInput, source: DocumentInput, report: Report): void => {
  const known = new Map(fieldsOf(source.steps).map((field) => [field.id, field]));
  for (const field of fieldsOf(body.steps)) {
    const other = known.get(field.id);
    // A kind that is misspelt in the English body is told there.
    if (!other || !Object.hasOwn(fieldKinds, other.kind ?? "")) continue;
    if (other.kind !== field.kind) {
      const message = `"${field.id}" is of the kind "${other.kind}" in the English body.`;
      report("CW055", placeOf(field, "kind"), message, "Use the same kind, or another id.");
    }
    const [mine, theirs] = [optionsOf(field), optionsOf(other)];
    if (mine.length > 0 && theirs.length > 0 && !mine.some((option) => theirs.includes(option))) {
      const message = `No option of "${field.id}" is also one in the English body: ${theirs.join(", ")}.`;
      report("CW055", placeOf(field, "options"), message, "Use the same options, or another id.");
    }
  }
};
