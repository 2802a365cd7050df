import type { FieldView, StepView } from "../../../model/form-view.ts";
import type { StepNode } from "../plan/link-steps.ts";
import type { NodeView } from "./evaluate-view.ts";
import { reuseList, reuseRecord } from "../nodes/reuse-record.ts";
import { anyChanged } from "../nodes/scope.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** The current and the previous question views. */
export type NodeViews = { readonly now: readonly NodeView[]; readonly before: readonly NodeView[] | undefined };

const isUnchanged = ({ from, to, title }: StepNode, { now, before }: NodeViews, scope: Scope): boolean => {
  if (!before) return false;
  for (let index = from; index < to; index++) if (now[index] !== before[index]) return false;
  return typeof title === "string" || !anyChanged(title.names, scope);
};

const stateOf = (done: boolean, isCurrent: boolean): StepView["state"] => {
  if (done) return "done";
  return isCurrent ? "current" : "to_do";
};

const shownIn = (node: StepNode, views: NodeViews): readonly FieldView[] =>
  views.now.slice(node.from, node.to).flatMap((view) => view.all.filter((field) => field.visible));

/** The step views; the first visible step with open questions is current. */
export const evaluateSteps = (
  nodes: readonly StepNode[],
  views: NodeViews,
  scope: Scope,
  pass: EvaluationPass,
  before: readonly StepView[] | undefined,
): readonly StepView[] => {
  let isCurrent = true;
  const openStep = (node: StepNode, earlier: StepView | undefined): StepView => {
    if (earlier && !pass.fresh && isUnchanged(node, views, scope)) {
      return reuseRecord(earlier, { ...earlier, state: stateOf(earlier.state === "done", isCurrent) });
    }
    const shown = shownIn(node, views);
    const paths = shown.map((field) => field.path);
    const done = shown.every((field) => field.problem === null);
    return reuseRecord(earlier, {
      id: node.id,
      title: fillNodeText(node.title, scope, pass),
      visible: paths.length > 0,
      paths: reuseList(earlier?.paths, paths),
      state: stateOf(done, isCurrent),
    });
  };
  const steps = nodes.map((node, index) => {
    const step = openStep(node, before?.[index]);
    if (step.visible && step.state !== "done") isCurrent = false;
    return step;
  });
  return reuseList(before, steps);
};
