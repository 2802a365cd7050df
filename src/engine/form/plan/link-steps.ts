import type { Step } from "../../../model/definition.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { NodeText } from "../nodes/form-node.ts";
import { linkNodeText } from "../nodes/node-text.ts";

/** A linked step with the index range of its questions. */
export type StepNode = { readonly id: string; readonly title: NodeText; readonly from: number; readonly to: number };

/** The linked steps; `first` is the index of the first question. */
export const linkSteps = (steps: readonly Step[], first: number, text: TextSettings): readonly StepNode[] => {
  let from = first;
  return steps.map((step) => {
    const node = { id: step.id, title: linkNodeText(step.title, text), from, to: from + step.fields.length };
    from = node.to;
    return node;
  });
};
