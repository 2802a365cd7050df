import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { TextSettings } from "../../text/templates/text-settings.ts";
import { changedPaths } from "./view/changed-paths.ts";
import { finishView } from "./view/finish-view.ts";
import type { FormNode } from "./nodes/form-node.ts";
import { evaluateAnswers } from "./view/evaluate-answers.ts";
import type { FormSnapshot } from "./view/evaluate-answers.ts";
import { planForm } from "./plan/plan-form.ts";
import type { FormDefinition } from "./plan/plan-form.ts";

/** A form that is prepared once and evaluated with many answers. */
export type PreparedForm = {
  readonly definition: FormDefinition;
  /** Its questions with their formulas linked: screen questions first, then those of every step. */
  readonly nodes: readonly FormNode[];
  /** How its texts print answers: the words of options, units. */
  readonly textSettings: TextSettings;
  /**
   * The view for these answers. Pure; given the previous view, unchanged parts are the same objects.
   *
   * Example: evaluate(answers, context).fields["rent"].value
   */
  readonly evaluate: (answers: RawAnswers, context: Context, previous?: FormView) => FormView;
  /** Paths whose record differs between two views of this form, including added and removed ones. */
  readonly changed: (before: FormView, after: FormView) => readonly string[];
};

/** Prepares the form of a definition: every formula linked once, questions in dependency order. */
export const prepareForm = (definition: FormDefinition): PreparedForm => {
  const plan = planForm(definition);
  const memory = new WeakMap<FormView, FormSnapshot>();
  return {
    definition,
    nodes: plan.nodes,
    textSettings: plan.textSettings,
    evaluate: (answers, context, previous) => {
      const before = previous && memory.get(previous);
      const opening = evaluateAnswers(plan, answers, context, before);
      const view = finishView(plan, opening, before && previous ? { snapshot: before, view: previous } : null);
      memory.set(view, opening.snapshot);
      return view;
    },
    changed: changedPaths,
  };
};
