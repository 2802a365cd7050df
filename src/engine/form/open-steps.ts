import type { Step } from "../../model/definition.ts";
import type { FieldView, StepView } from "../../model/form-view.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import type { Words } from "./form-node.ts";
import type { NodeView } from "./open-view.ts";
import { keptList, keptRecord } from "./same-record.ts";
import { anyChanged } from "./scope.ts";
import type { Scope, Turn } from "./scope.ts";
import { linkWords, speak } from "./words.ts";

/** A step ready to be opened: where its questions stand among all. */
export type StepNode = { readonly id: string; readonly title: Words; readonly from: number; readonly to: number };

/** The steps, given the place of the first question of the first one. */
export const linkSteps = (steps: readonly Step[], first: number, text: TextSettings): readonly StepNode[] => {
  let from = first;
  return steps.map((step) => {
    const node = { id: step.id, title: linkWords(step.title, text), from, to: from + step.fields.length };
    from = node.to;
    return node;
  });
};

/** The views of one opening and of the one before it. */
export type Views = { readonly now: readonly NodeView[]; readonly before: readonly NodeView[] | undefined };

const isStill = ({ from, to, title }: StepNode, { now, before }: Views, scope: Scope): boolean => {
  if (!before) return false;
  for (let at = from; at < to; at++) if (now[at] !== before[at]) return false;
  return typeof title === "string" || !anyChanged(title.names, scope);
};

const stateOf = (done: boolean, isCurrent: boolean): StepView["state"] => {
  if (done) return "done";
  return isCurrent ? "current" : "to_do";
};

const shownIn = (node: StepNode, views: Views): readonly FieldView[] =>
  views.now.slice(node.from, node.to).flatMap((view) => view.all.filter((field) => field.visible));

/** The steps as they stand: the first visible one with something left to do is current. */
export const openSteps = (
  nodes: readonly StepNode[],
  views: Views,
  scope: Scope,
  turn: Turn,
  before: readonly StepView[] | undefined,
): readonly StepView[] => {
  let isCurrent = true;
  const openStep = (node: StepNode, earlier: StepView | undefined): StepView => {
    if (earlier && !turn.fresh && isStill(node, views, scope)) {
      return keptRecord(earlier, { ...earlier, state: stateOf(earlier.state === "done", isCurrent) });
    }
    const shown = shownIn(node, views);
    const paths = shown.map((field) => field.path);
    const done = shown.every((field) => field.problem === null);
    return keptRecord(earlier, {
      id: node.id,
      title: speak(node.title, scope, turn),
      visible: paths.length > 0,
      paths: keptList(earlier?.paths, paths),
      state: stateOf(done, isCurrent),
    });
  };
  const steps = nodes.map((node, at) => {
    const step = openStep(node, before?.[at]);
    if (step.visible && step.state !== "done") isCurrent = false;
    return step;
  });
  return keptList(before, steps);
};
