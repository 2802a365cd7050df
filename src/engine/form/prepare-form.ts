import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import { changedPaths } from "./changed-paths.ts";
import { finishView } from "./finish-view.ts";
import type { FormNode } from "./form-node.ts";
import { openAnswers } from "./open-answers.ts";
import type { Opened } from "./open-answers.ts";
import { planForm } from "./plan-form.ts";
import type { FormDefinition } from "./plan-form.ts";

/** A form ready to be opened with answers, again and again. */
export type PreparedForm = {
  readonly definition: FormDefinition;
  /** Its questions with their formulas linked: screen questions first, then those of every step. */
  readonly nodes: readonly FormNode[];
  /**
   * The form for these answers. Pure; given the view before, whatever did not change is the same object.
   *
   * Example: open(answers, context).fields["rent"].value
   */
  readonly open: (answers: RawAnswers, context: Context, previous?: FormView) => FormView;
  /** Paths whose record differs between two views that this form opened, those that came or went included. */
  readonly changed: (before: FormView, after: FormView) => readonly string[];
};

/** The form of a definition: every formula linked once, questions ordered so that each comes after what it reads. */
export const prepareForm = (definition: FormDefinition): PreparedForm => {
  const plan = planForm(definition);
  const memory = new WeakMap<FormView, Opened>();
  return {
    definition,
    nodes: plan.nodes,
    open: (answers, context, previous) => {
      const before = previous && memory.get(previous);
      const opening = openAnswers(plan, answers, context, before);
      const view = finishView(plan, opening, before && previous ? { opened: before, view: previous } : null);
      memory.set(view, opening.opened);
      return view;
    },
    changed: (before, after) => changedPaths(memory.get(before)?.views ?? [], memory.get(after)?.views ?? []),
  };
};
