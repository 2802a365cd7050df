import { expect, test } from "vitest";
import { answersReport } from "../../scripts/cli/draft-report.ts";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import type { OpenPage } from "../../scripts/cli/open-page.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { Field } from "../../src/model/field.ts";
import { compiled, documents, openCases } from "./open-cases.ts";
import { states } from "./states.ts";

type Attempt = { readonly name: string; readonly answers: RawAnswers };

const fieldsOf = (definition: DocumentDefinition): readonly Field[] => definition.steps.flatMap(({ fields }) => fields);
const isChoice = ({ kind }: Field): boolean => kind === "choice";

/** Whether an option of the form is offered under a condition: other forms refuse none. */
const hasConditionalOption = (fields: readonly Field[]): boolean =>
  fields.some((field) => field.options?.some(({ when }) => when) || hasConditionalOption(field.fields ?? []));

const english = documents
  .filter(([, one]) => one.language === "en" && hasConditionalOption(fieldsOf(one)))
  .map(([, one]) => one);

/** Options that the form does not offer for these answers, chosen all the same, as a file or a changed state would. */
const attempts = (definition: DocumentDefinition, answers: RawAnswers, { view }: OpenPage): readonly Attempt[] => {
  const missing = (path: string, { options = [] }: Field): readonly string[] => {
    const shown = view.fields[path];
    const offered = shown?.visible ? shown.options : null;
    return offered ? options.map(({ value }) => value).filter((is) => !offered.includes(is)) : [];
  };
  return fieldsOf(definition).flatMap((field): readonly Attempt[] => {
    if (isChoice(field))
      return missing(field.id, field).map((is) => ({
        name: `${field.id} = ${is}`,
        answers: { ...answers, [field.id]: is },
      }));
    const rows = answers[field.id];
    if (field.kind !== "list" || !Array.isArray(rows)) return [];
    const inner = (field.fields ?? []).filter(isChoice);
    return (view.fields[field.id]?.rows ?? []).flatMap((row, position) =>
      inner.flatMap((one) =>
        missing(`${field.id}.${row}.${one.id}`, one).map((is) => ({
          name: `${field.id}.${one.id} = ${is}`,
          answers: {
            ...answers,
            [field.id]: rows.map((given: RawAnswers, index) =>
              index === position ? { ...given, [one.id]: is } : given,
            ),
          },
        })),
      ),
    );
  });
};

const isRefused = (definition: DocumentDefinition, answers: RawAnswers, { context }: OpenPage): boolean =>
  !answersReport(definition, openFilledForm(compiled, definition, answers, context.today, context.settings)).fine;

test("no document is made from an option that the jurisdiction does not offer", () => {
  const refused = new Map<string, boolean>();
  for (const definition of english) {
    for (const { page, answers } of openCases(definition)) {
      for (const attempt of attempts(definition, answers, page)) {
        const name = `${definition.id}: ${attempt.name}`;
        if (!refused.has(name)) refused.set(name, isRefused(definition, attempt.answers, page));
      }
    }
  }
  expect([...refused.keys()]).toEqual(
    expect.arrayContaining(["power-of-attorney: start = incapacity", "divorce-agreement: assets.how = formula"]),
  );
  expect([...refused].filter(([, one]) => !one).map(([name]) => name)).toEqual([]);
});

/** The field whose answer is the jurisdiction of a document. */
const placeField = (definition: DocumentDefinition): Field | undefined =>
  fieldsOf(definition).find(({ kind }) => kind === "place");

test.each(
  english.flatMap((definition) =>
    placeField(definition) ? [{ name: definition.id, definition: definition, place: placeField(definition)!.id }] : [],
  ),
)("$name: nor in any other state", ({ definition, place }) => {
  const [first] = openCases(definition);
  const { today, settings } = first!.page.context;
  for (const state of states) {
    const answers = { ...first!.answers, [place]: state };
    const page = openFilledForm(compiled, definition, answers, today, settings);
    for (const attempt of attempts(definition, answers, page))
      expect(isRefused(definition, attempt.answers, page), `${state}: ${attempt.name}`).toBe(true);
  }
});
