import type { RawAnswer } from "../../src/model/answers.ts";
import type { Field } from "../../src/model/field.ts";
import type { Value } from "../../src/values/value.ts";
import { fieldKindOf } from "../../src/fields/registry/field-kinds.ts";
import { expandField } from "../../src/fields/registry/expand-field.ts";
import { sampleContext as context } from "./sample-context.ts";

/** A question of a kind, as an author writes it. */
export const bare = (kind: string, more: Partial<Field> = {}): Field => ({
  id: "asked",
  kind,
  label: ["Asked"],
  optional: false,
  unsure: false,
  ...more,
});

/** A question as a definition has it. */
export const ask = (kind: string, more: Partial<Field> = {}, language = "en"): Field =>
  expandField(bare(kind, more), [], language);

/** The value that an answer is parsed into, or the code of its problem. */
export const readAs = (field: Field, raw: RawAnswer): Value | string => {
  const parsed = fieldKindOf(field.kind).parse(raw, field, context());
  return parsed.ok ? parsed.value : parsed.problem.code;
};
