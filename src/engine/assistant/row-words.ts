import { childFields } from "../../fields/child-fields.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { AssistantContext } from "./conversation.ts";
import { valueInWords } from "./value-words.ts";

const partInWords = (field: Field, raw: RawAnswer, context: AssistantContext): readonly string[] => {
  const { messages } = context;
  if (raw === null || typeof raw === "object") return [];
  if (typeof raw === "boolean") return [raw ? messages.yes : messages.no];
  const option = field.options?.find(({ value }) => value === raw);
  if (option) return [option.label.filter((part) => typeof part === "string").join("")];
  return [valueInWords(raw, field, context)];
};

/** The rows of a list in words, numbered if there are several. Example: "1. Ana (March 3, 2015), 2. Ben" */
export const rowsInWords = (rows: readonly RawAnswer[], field: Field, context: AssistantContext): string =>
  rows
    .map((row, index) => {
      const answers = row as RawAnswers;
      const [first = context.messages.unsure, ...more] = childFields(field).flatMap((child) =>
        // A value that the row's kind implies, such as "person" beside a name, says nothing more.
        answers[child.id] === undefined || child.id === "kind" ? [] : partInWords(child, answers[child.id]!, context),
      );
      const number = rows.length > 1 ? `${index + 1}. ` : "";
      return `${number}${first}${more.length > 0 ? ` (${more.join(", ")})` : ""}`;
    })
    .join(", ");
