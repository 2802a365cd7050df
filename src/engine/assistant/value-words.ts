import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { formatValue } from "../../text/values/format-value.ts";
import { isCalendarDate } from "../../values/date.ts";
import type { AssistantContext } from "./conversation.ts";

/** An answer in words: a date in full, an amount with its unit; as it was given if the kind has no other words for it. */
export const valueInWords = (raw: RawAnswer, field: Field, context: AssistantContext): string => {
  const kind = fieldKindOf(field.kind);
  const parsed = kind.parse(raw, field, context.formContext);
  if (!parsed.ok || parsed.value === null) return String(raw);
  const { value } = parsed;
  if (isCalendarDate(value)) return formatValue(value, "long date", { language: context.language, currency: "" });
  return kind.echo?.(value, field, context.formContext) ?? String(raw);
};
