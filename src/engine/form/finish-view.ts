import type { FieldView, FormView } from "../../model/form-view.ts";
import type { Opened, Opening } from "./open-answers.ts";
import type { NodeView } from "./open-view.ts";
import { copyRecord } from "./copy-record.ts";
import { openSteps } from "./open-steps.ts";
import { openExit, openWarnings } from "./open-warnings.ts";
import type { FormPlan } from "./plan-form.ts";
import { keptList, keptRecord } from "./same-record.ts";

/** The opening before and the view made of it. */
export type Earlier = { readonly opened: Opened; readonly view: FormView };

const samePaths = (a: NodeView, b: NodeView): boolean =>
  a.all.length === b.all.length && a.all.every((field, at) => field.path === b.all[at]!.path);

/** Records by path: a copy with the changed ones replaced, or built anew when rows came or went. */
const fieldsOf = ({ opened, changed }: Opening, earlier: Earlier | null): FormView["fields"] => {
  const { views } = opened;
  if (earlier && changed.length === 0) return earlier.view.fields;
  const isSameShape = earlier && changed.every((at) => samePaths(views[at]!, earlier.opened.views[at]!));
  const fields = copyRecord<FieldView>(isSameShape ? earlier.view.fields : {});
  const anew = isSameShape ? changed.map((at) => views[at]!) : views;
  for (const view of anew) for (const field of view.all) fields[field.path] = field;
  return fields;
};

const blanksOf = ({ opened, changed }: Opening, earlier: Earlier | null): readonly string[] => {
  const { views } = opened;
  const isSame = earlier && changed.every((at) => views[at]!.blanks === earlier.opened.views[at]!.blanks);
  return isSame ? earlier.view.blanks : views.flatMap((view) => view.blanks);
};

/** The whole view of an opening; what did not change since the view before is the same object. */
export const finishView = (plan: FormPlan, opening: Opening, earlier: Earlier | null): FormView => {
  const { opened, scope, turn } = opening;
  const { views } = opened;
  const before = earlier?.view;
  const steps = openSteps(plan.steps, { now: views, before: earlier?.opened.views }, scope, turn, before?.steps);
  const warnings = openWarnings(plan, { scope, turn, views }, before?.warnings);
  const exit = openExit(plan.screens, scope, turn, before?.exit);
  const fine = views.every((view) => view.fine);
  const view: FormView = {
    fields: fieldsOf(opening, earlier),
    steps,
    values: opened.values,
    reserved: opened.reserved,
    warnings,
    exit,
    blanks: keptList(before?.blanks, blanksOf(opening, earlier)),
    complete: fine && exit === null && !warnings.some((warning) => warning.stop),
  };
  return keptRecord(before, view);
};
