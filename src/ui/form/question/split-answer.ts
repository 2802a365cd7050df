import { childFields } from "../../../fields/child-fields.ts";
import { isRawRecord } from "../../../fields/raw-shape.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { Field } from "../../../model/field.ts";

/** A raw answer with every composite in it split into its parts, as inputs show it. Example: an address given as one line */
export function splitAnswer(raw: RawAnswer, field: Field): RawAnswer {
  const kind = fieldKindOf(field.kind);
  if (kind.childRole !== "parts" || raw === null) return raw;
  const parts = kind.decompose?.(raw, field) ?? raw;
  if (!isRawRecord(parts)) return parts;
  const known = childFields(field).flatMap((part) => {
    const given = parts[part.id];
    return given === undefined ? [] : [[part.id, splitAnswer(given, part)] as const];
  });
  return { ...parts, ...Object.fromEntries(known) };
}
