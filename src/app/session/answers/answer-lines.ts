import type { AnswerLine } from "../../../model/session/session-event.ts";
import { checkLines } from "../../../ui/form/check/check-lines.ts";
import type { CheckLine } from "../../../ui/form/check/check-lines.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";

/** An answer in words, with its question as the form asks it. */
type AnswerInWords = Pick<AnswerLine, "label"> & { readonly words: string };

const wordsOf = ({ parts }: CheckLine, unsure: string): string =>
  parts
    .map(({ label, text, state }) => {
      const words = state === "unsure" ? unsure : text;
      return label === null || words === "" ? words : `${label}: ${words}`;
    })
    .filter((words) => words !== "")
    .join("; ");

/** The answers of a form in words, by their path: two questions, or rows of two lists, may have one label. */
export const answersByPath = (form: OpenForm, unsure: string): ReadonlyMap<string, AnswerInWords> => {
  const fields = form.definition.steps.flatMap((step) => step.fields);
  const lines = fields.flatMap((field) => checkLines(form, { path: field.id, field }));
  return new Map(lines.map((line) => [line.path, { label: line.label, words: wordsOf(line, unsure) }]));
};

/** The answers that differ, in the order of the form; those that are no longer asked come last. */
export const answerLines = (
  before: ReadonlyMap<string, AnswerInWords>,
  after: ReadonlyMap<string, AnswerInWords>,
): readonly AnswerLine[] => {
  const paths = new Set([...after.keys(), ...before.keys()]);
  return [...paths]
    .map((path) => {
      const [was, is] = [before.get(path), after.get(path)];
      return { label: (is ?? was)?.label ?? "", from: was?.words ?? "", to: is?.words ?? "" };
    })
    .filter(({ from, to }) => from !== to);
};
