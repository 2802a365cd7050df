import type { PageDefinition } from "../../../model/definition.ts";
import type { StepView } from "../../../model/form-view.ts";

/** How far along a step is. */
export type FormProgress = {
  /** Counts from 1 among the steps shown. */
  readonly stepNumber: number;
  /** Null when answers can still change how many steps there are. */
  readonly total: number | null;
  readonly minutesLeft: number;
  /** Share of the questions before this step and of those answered in later ones, from 0 to 1. */
  readonly share: number;
};

/** The position of a step among the visible steps; an answer can be given to a later step before its turn. */
export function progressAt(
  definition: PageDefinition,
  steps: readonly StepView[],
  step: string,
  isAnswered: (path: string) => boolean,
): FormProgress {
  const shown = steps.filter((view) => view.visible);
  const index = Math.max(
    0,
    shown.findIndex((view) => view.id === step),
  );
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const all = sum(shown.map(({ paths }) => paths.length));
  // Everything of a finished step is done, also what was left open on purpose, but only if the visitor came that far.
  const reached = shown.findLastIndex(({ paths }) => paths.some(isAnswered));
  const isDone = (view: StepView, place: number): boolean =>
    place < index || (place <= reached && view.state === "done");
  const done = sum(
    shown.map((view, place) => (isDone(view, place) ? view.paths : view.paths.filter(isAnswered)).length),
  );
  const share = all === 0 ? 0 : done / all;
  const isFixed = definition.steps.every((plan) => plan.when === undefined);
  return {
    stepNumber: index + 1,
    total: isFixed ? shown.length : null,
    minutesLeft: Math.ceil(definition.about.minutes * (1 - share)),
    share,
  };
}
