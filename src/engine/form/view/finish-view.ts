import type { FieldView, FormView } from "../../../model/form-view.ts";
import type { FormSnapshot, EvaluatedForm } from "./evaluate-answers.ts";
import { copyRecord } from "../nodes/copy-record.ts";
import { evaluateSteps } from "./evaluate-steps.ts";
import { evaluateScreening, evaluateWarnings } from "./evaluate-warnings.ts";
import type { FormPlan } from "../plan/plan-form.ts";
import { reuseList, reuseRecord } from "../nodes/reuse-record.ts";

/** The previous evaluation and its view. */
export type PreviousView = { readonly snapshot: FormSnapshot; readonly view: FormView };

/** Records by path; a copy of the previous ones would take longer than building them again. */
const fieldsOf = (questions: FormView["questions"]): FormView["fields"] => {
  const fields = copyRecord<FieldView>({});
  for (const question of questions) for (const field of question) fields[field.path] = field;
  return fields;
};

const blanksOf = ({ snapshot, changed }: EvaluatedForm, earlier: PreviousView | null): readonly string[] => {
  const { views } = snapshot;
  const isSame = earlier && changed.every((at) => views[at]!.blanks === earlier.snapshot.views[at]!.blanks);
  return isSame ? earlier.view.blanks : views.flatMap((view) => view.blanks);
};

/** The view of an evaluated form; parts that did not change since the previous view are the same objects. */
export const finishView = (plan: FormPlan, opening: EvaluatedForm, earlier: PreviousView | null): FormView => {
  const { snapshot, scope, pass } = opening;
  const { views } = snapshot;
  const before = earlier?.view;
  const steps = evaluateSteps(plan.steps, { now: views, before: earlier?.snapshot.views }, scope, pass, before?.steps);
  const warnings = evaluateWarnings(plan, { scope, pass, views }, before?.warnings);
  const ineligible = evaluateScreening(plan.screening, scope, pass, before?.ineligible);
  const isValid = views.every((view) => view.isValid);
  const questions = reuseList(
    before?.questions,
    views.map((each) => each.all),
  );
  const view: FormView = {
    fields: before && before.questions === questions ? before.fields : fieldsOf(questions),
    questions,
    steps,
    values: snapshot.values,
    reserved: snapshot.reserved,
    warnings,
    ineligible,
    blanks: reuseList(before?.blanks, blanksOf(opening, earlier)),
    complete: isValid && ineligible === null && !warnings.some((warning) => warning.stop),
  };
  return reuseRecord(before, view);
};
