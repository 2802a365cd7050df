import { expect, test } from "vitest";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";

/** The code of the problem that a tool reports for the answer to one question. */
const problemWith = (id: string, field: string, answers: { readonly [field: string]: string }): string | undefined => {
  const form = prepareForm(compiled.tools.get(`${id}.en`)!);
  const settings = compiled.settings.defaults;
  const context = { today: parseIsoDate("2026-11-23")!, locale: "en", jurisdiction: null, settings, law: compiled.law };
  const view = form.evaluate(toRawAnswers(form, answers, context).answers, context);
  expect(view.fields[field]?.visible).toBe(true);
  return view.fields[field]?.problem?.code;
};

test.each([
  ["probate-costs", "death_date", {}],
  ["statute-of-limitations", "event", {}],
  ["statute-of-limitations", "found", { claim: "injury", event: "2026-01-15" }],
])("%s: %s has happened, so tomorrow is refused and today is not", (id, field, given) => {
  expect(problemWith(id, field, { ...given, [field]: "2026-11-23" })).toBeUndefined();
  expect(problemWith(id, field, { ...given, [field]: "2026-11-24" })).toBe("too_late");
});
