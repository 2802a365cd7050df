import { isFieldKind } from "../../../fields/registry/field-kinds.ts";
import type { DocumentInput } from "../../input/document-input.ts";
import type { FieldInput } from "../../input/schema-types.ts";
import type { Report } from "../../problems/problem.ts";
import { fieldsOf } from "../../formula/scope.ts";
import { rangeOf } from "../../position/yaml-file.ts";

const optionsOf = (field: FieldInput): readonly string[] => (field.options ?? []).flatMap((option) => option.is ?? []);

/** Reports questions that a body shares with its document but that accept different answers. */
export const checkBody = (body: DocumentInput, source: DocumentInput, report: Report): void => {
  const known = new Map(fieldsOf(source.steps).map((field) => [field.id, field]));
  for (const field of fieldsOf(body.steps)) {
    const other = known.get(field.id);
    // A misspelled kind is reported with the English body.
    if (!other || !isFieldKind(other.kind ?? "")) continue;
    if (other.kind !== field.kind) {
      const message = `"${field.id}" is of the kind "${other.kind}" in the English body.`;
      report("CW055", rangeOf(field, "kind"), message, "Use the same kind, or another id.");
    }
    const [mine, theirs] = [optionsOf(field), optionsOf(other)];
    if (mine.length > 0 && theirs.length > 0 && !mine.some((option) => theirs.includes(option))) {
      const message = `No option of "${field.id}" is also one in the English body: ${theirs.join(", ")}.`;
      report("CW055", rangeOf(field, "options"), message, "Use the same options, or another id.");
    }
  }
};
