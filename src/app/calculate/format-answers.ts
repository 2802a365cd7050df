import { checkLines } from "../../ui/form/check/check-lines.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";

/** Every answer in words, by question path; parts and rows have paths of their own. */
export const formatAnswers = (form: OpenForm): ReadonlyMap<string, string> => {
  const fields = form.definition.steps.flatMap((step) => step.fields);
  const lines = fields.flatMap((field) => checkLines(form, { path: field.id, field }));
  return new Map(
    lines.map(({ label, parts }) => [
      label,
      parts
        .filter(({ text }) => text !== "")
        .map((part) => (part.label === null ? part.text : `${part.label} ${part.text}`))
        .join(", "),
    ]),
  );
};
