import { checkLines } from "../../ui/form/check-lines.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";

/** Every answer in words, by its question; parts and rows by their own names. */
export const saidAnswers = (form: OpenForm): ReadonlyMap<string, string> => {
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
