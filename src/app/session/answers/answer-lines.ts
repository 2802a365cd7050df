import type { AnswerLine } from "../../../model/session/session-event.ts";
import { checkLines } from "../../../ui/form/check/check-lines.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";

/** The answers of a form in words, by the question as the form asks it. */
export const answersByLabel = (form: OpenForm, unsure: string): ReadonlyMap<string, string> => {
  const fields = form.definition.steps.flatMap((step) => step.fields);
  const lines = fields.flatMap((field) => checkLines(form, { path: field.id, field }));
  return new Map(
    lines.map(({ label, parts }) => [
      label,
      parts
        .map(({ label: part, text, state }) => {
          const words = state === "unsure" ? unsure : text;
          return part === null || words === "" ? words : `${part}: ${words}`;
        })
        .filter((words) => words !== "")
        .join("; "),
    ]),
  );
};

/** The answers that differ, in the order of the form; those that are no longer asked come last. */
export const answerLines = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly AnswerLine[] => {
  const labels = new Set([...after.keys(), ...before.keys()]);
  return [...labels]
    .map((label) => ({ label, from: before.get(label) ?? "", to: after.get(label) ?? "" }))
    .filter(({ from, to }) => from !== to);
};
