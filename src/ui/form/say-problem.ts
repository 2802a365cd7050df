import { fieldKindOf } from "../../fields/registry.ts";
import { screenField } from "../../fields/screen-field.ts";
import type { Field } from "../../model/field.ts";
import type { InputProblem } from "../../model/problem.ts";
import { problemText } from "../../i18n/problems.ts";
import { placedFields } from "./field-at.ts";
import type { OpenForm } from "./open-form.ts";

function fieldAt({ definition, session }: OpenForm, path: string): Field | undefined {
  const screen = definition.screen.find(({ id }) => id === path);
  if (screen) return screenField(screen);
  return placedFields(definition, session.view()).find((placed) => placed.path === path)?.field;
}

/** What is said about a problem, the same beside the question and in the summary above it. */
export function sayProblem(form: OpenForm, path: string, problem: InputProblem): string {
  const field = fieldAt(form, path);
  const label = form.session.field(path)?.label ?? "";
  return problemText(problem, label, form.locale, field && fieldKindOf(field.kind).verb);
}
