import type { FieldView, FormView } from "../../../model/form-view.ts";
import type { FormSnapshot, EvaluatedForm } from "./evaluate-answers.ts";
import type { Value } from "../../../values/value.ts";
import { copyRecord } from "../nodes/copy-record.ts";
import { evaluateSteps } from "./evaluate-steps.ts";
import { evaluateScreening, evaluateWarnings } from "./evaluate-warnings.ts";
import type { FormPlan } from "../plan/plan-form.ts";
import { reuseList } from "../nodes/reuse-record.ts";

/** The previous evaluation and its view. */
export type PreviousView = { readonly snapshot: FormSnapshot; readonly view: FormView };

type Questions = FormView["questions"];

/** Made on demand, once for each list of questions: a keystroke in a large form reads a few records only. */
const madeOnce = <Made>(make: (questions: Questions) => Made): ((questions: Questions) => Made) => {
  const known = new WeakMap<Questions, Made>();
  return (questions) => {
    const made = known.get(questions) ?? make(questions);
    known.set(questions, made);
    return made;
  };
};

const fieldsOf = madeOnce((questions): FormView["fields"] => {
  const fields = copyRecord<FieldView>({});
  for (const question of questions) for (const field of question) fields[field.path] = field;
  return fields;
});

const valuesOf = madeOnce((questions): FormView["values"] => {
  const values = copyRecord<Value>({});
  for (const [field] of questions) if (field) values[field.path] = field.value;
  return values;
});

const isSameView = (a: FormView, b: FormView): boolean =>
  a.questions === b.questions &&
  a.steps === b.steps &&
  a.reserved === b.reserved &&
  a.warnings === b.warnings &&
  a.ineligible === b.ineligible &&
  a.blanks === b.blanks &&
  a.complete === b.complete;

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
    get fields() {
      return fieldsOf(questions);
    },
    questions,
    index: plan.indexById,
    steps,
    get values() {
      return valuesOf(questions);
    },
    reserved: snapshot.reserved,
    warnings,
    ineligible,
    blanks: reuseList(before?.blanks, blanksOf(opening, earlier)),
    complete: isValid && ineligible === null && !warnings.some((warning) => warning.stop),
  };
  return before && isSameView(before, view) ? before : view;
};
