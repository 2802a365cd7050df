import type { PageDefinition } from "../../../model/definition.ts";
import type { StepView } from "../../../model/form-view.ts";

/** How far along a step is. */
export type FormProgress = {
  /** Counts from 1 among the steps shown. */
  readonly stepNumber: number;
  /** Null when answers can still change how many steps there are. */
  readonly total: number | null;
  readonly minutesLeft: number;
  /** Share of the questions before this step, from 0 to 1. */
  readonly share: number;
};

/** The position of a step among the visible steps. */
export function progressAt(definition: PageDefinition, steps: readonly StepView[], step: string): FormProgress {
  const shown = steps.filter((view) => view.visible);
  const index = Math.max(
    0,
    shown.findIndex((view) => view.id === step),
  );
  const questions = (views: readonly StepView[]): number => views.reduce((sum, view) => sum + view.paths.length, 0);
  const all = questions(shown);
  const before = questions(shown.slice(0, index));
  const share = all === 0 ? 0 : before / all;
  const isFixed = definition.steps.every((plan) => plan.when === undefined);
  return {
    stepNumber: index + 1,
    total: isFixed ? shown.length : null,
    minutesLeft: Math.ceil(definition.about.minutes * (1 - share)),
    share,
  };
}
