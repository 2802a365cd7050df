import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { problemText } from "../../../i18n/problems.ts";
import { fieldAt } from "./field-at.ts";
import type { OpenForm } from "../context/open-form.ts";

/** The message for a problem, the same beside the question and in the summary. */
export function problemMessage(form: OpenForm, path: string, problem: InputProblem): string {
  const field = fieldAt(form.definition, path);
  const label = form.session.field(path)?.label ?? "";
  return problemText(problem, label, form.locale, field && fieldKindOf(field.kind).verb);
}
