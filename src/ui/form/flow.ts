import type { PageDefinition } from "../../model/definition.ts";
import type { FormView } from "../../model/form-view.ts";
import { isFinishName } from "./form-place.ts";
import type { FormPlace } from "./form-place.ts";

const stepPlace = (step: string, back: boolean): FormPlace => ({ at: "step", step, back });

const shownSteps = (view: FormView) => view.steps.filter((step) => step.visible);

/** The first place with something to answer. */
export function firstStep(view: FormView): FormPlace {
  const first = shownSteps(view)[0];
  return first ? stepPlace(first.id, false) : { at: "check" };
}

/** Where "Start" leads: screening questions come before everything else. */
export const afterStart = (definition: Pick<PageDefinition, "screen">, view: FormView): FormPlace =>
  definition.screen.length > 0 ? { at: "screen" } : firstStep(view);

/**
 * Where a resumed draft goes on: at the step it was left, at the finished document, or at the first step that is not
 * done. `kept` is the name its place was kept under.
 */
export function resumePlace(definition: PageDefinition, view: FormView, kept: string | null): FormPlace {
  if (view.exit || definition.screen.some((screen) => view.fields[screen.id]?.problem)) return { at: "screen" };
  if (isFinishName(kept) && view.complete) return { at: "finish" };
  const left = shownSteps(view).find((one) => one.id === kept);
  const open = left ?? shownSteps(view).find((one) => one.state !== "done");
  return open ? stepPlace(open.id, false) : { at: "check" };
}

/**
 * Where Continue leads from a step whose answers are right.
 *
 * On the way back to the check page, a step that has become incomplete is asked first.
 */
export function afterStep(view: FormView, step: string, back: boolean): FormPlace {
  const shown = shownSteps(view);
  if (back) {
    const open = shown.find((one) => one.state !== "done" && one.id !== step);
    return open ? stepPlace(open.id, true) : { at: "check" };
  }
  const next = shown[shown.findIndex((one) => one.id === step) + 1];
  return next ? stepPlace(next.id, false) : { at: "check" };
}

/** Where the Back link leads. */
export function before(definition: PageDefinition, view: FormView, place: FormPlace): FormPlace | null {
  const shown = shownSteps(view);
  const last = shown.at(-1);
  const first: FormPlace = definition.screen.length > 0 ? { at: "screen" } : { at: "start" };
  switch (place.at) {
    case "start":
      return null;
    case "safety":
    case "screen":
      return { at: "start" };
    case "all":
      return first;
    case "step": {
      if (place.back) return { at: "check" };
      const previous = shown[shown.findIndex((one) => one.id === place.step) - 1];
      return previous ? stepPlace(previous.id, false) : first;
    }
    case "check":
      return last ? stepPlace(last.id, false) : first;
    case "finish":
      return { at: "check" };
  }
}

/**
 * The place to show for an address: one that names a step that is hidden or gone leads to the first that is not done, and
 * one that names a document that is not ready, or has warnings without a decision, to the check page.
 */
export function reachable(view: FormView, place: FormPlace, isDecided = true): FormPlace {
  if (place.at === "finish" && !(view.complete && isDecided)) return { at: "check" };
  if (place.at !== "step") return place;
  const shown = shownSteps(view);
  if (shown.some((step) => step.id === place.step)) return place;
  const open = shown.find((step) => step.state !== "done");
  return open ? stepPlace(open.id, place.back ?? false) : { at: "check" };
}
