import { childFields } from "../../fields/child-fields.ts";
import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { formatValue } from "../../text/values/format-value.ts";
import { isCalendarDate } from "../../values/date.ts";
import type { AssistantContext } from "./conversation.ts";

const partInWords = (field: Field, raw: RawAnswer, context: AssistantContext): readonly string[] => {
  const { messages, formContext } = context;
  if (raw === null || typeof raw === "object") return [];
  if (typeof raw === "boolean") return [raw ? messages.yes : messages.no];
  const option = field.options?.find(({ value }) => value === raw);
  if (option) return [option.label.filter((part) => typeof part === "string").join("")];
  const kind = fieldKindOf(field.kind);
  const parsed = kind.parse(raw, field, formContext);
  if (!parsed.ok || parsed.value === null) return [String(raw)];
  if (isCalendarDate(parsed.value))
    return [formatValue(parsed.value, "long date", { language: context.language, currency: "" })];
  return [kind.echo?.(parsed.value, field, formContext) ?? String(raw)];
};

/** The rows of a list in words, numbered if there are several. Example: "1. Ana (March 3, 2015), 2. Ben" */
export const rowsInWords = (rows: readonly RawAnswer[], field: Field, context: AssistantContext): string =>
  rows
    .map((row, at) => {
      const answers = row as RawAnswers;
      const [first = context.messages.unsure, ...more] = childFields(field).flatMap((child) =>
        // A value that the row's kind implies, such as "person" beside a name, says nothing more.
        answers[child.id] === undefined || child.id === "kind" ? [] : partInWords(child, answers[child.id]!, context),
      );
      const number = rows.length > 1 ? `${at + 1}. ` : "";
      return `${number}${first}${more.length > 0 ? ` (${more.join(", ")})` : ""}`;
    })
    .join(", ");
