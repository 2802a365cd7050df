import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import type { Field } from "../../model/field.ts";
import type { AssistantContext } from "./conversation.ts";
import { NAME_PART } from "./named-answer.ts";

/** What an answer to a question looks like in a sentence. */
export type AnswerShape =
  "money" | "percent" | "number" | "date" | "place" | "option" | "yes_no" | "text" | "named" | "rows" | "form";

/** The shape of a question's answers; "form" for those that only a form can take, such as files. */
export const answerShape = (field: Field, { formContext }: Pick<AssistantContext, "formContext">): AnswerShape => {
  const kind = fieldKindOf(field.kind);
  if (kind.childRole === "parts") return field.fields?.some(({ id }) => id === NAME_PART) ? "named" : "form";
  if (kind.childRole === "rows") return "rows";
  switch (kind.widget) {
    case "amount": {
      const unit = kind.unit?.(field, formContext);
      return unit === "percent" ? "percent" : unit !== undefined && /^[A-Z]{3}$/.test(unit) ? "money" : "number";
    }
    case "date":
      return "date";
    case "combobox":
      return "place";
    case "choice":
      return kind.choices ? "yes_no" : "option";
    case "text":
    case "textarea":
      return "text";
    default:
      return "form";
  }
};
