import type { PageDefinition } from "../../../model/definition.ts";
import type { FormView } from "../../../model/form-view.ts";
import { isFinishName } from "./form-location.ts";
import type { FormLocation } from "./form-location.ts";

const stepLocation = (step: string, back: boolean): FormLocation => ({ at: "step", step, back });

const shownSteps = (view: FormView) => view.steps.filter((step) => step.visible);

/** The first location with a question. */
export function firstStepLocation(view: FormView): FormLocation {
  const first = shownSteps(view)[0];
  return first ? stepLocation(first.id, false) : { at: "check" };
}

/** Where "Start" leads: screening questions come first. */
export const locationAfterStart = (definition: Pick<PageDefinition, "screen">, view: FormView): FormLocation =>
  definition.screen.length > 0 ? { at: "screen" } : firstStepLocation(view);

/**
 * Where a resumed draft continues: the step it was left at, the finished document, or the first incomplete step. `kept`
 * is the stored name of its location.
 */
export function resumeLocation(definition: PageDefinition, view: FormView, kept: string | null): FormLocation {
  if (view.ineligible || definition.screen.some((screen) => view.fields[screen.id]?.problem)) return { at: "screen" };
  if (isFinishName(kept) && view.complete) return { at: "finish" };
  const left = shownSteps(view).find((one) => one.id === kept);
  const open = left ?? shownSteps(view).find((one) => one.state !== "done");
  return open ? stepLocation(open.id, false) : { at: "check" };
}

/**
 * Where Continue leads from a valid step.
 *
 * When returning to the check page, a step that became incomplete comes first.
 */
export function locationAfterStep(view: FormView, step: string, back: boolean): FormLocation {
  const shown = shownSteps(view);
  if (back) {
    const open = shown.find((one) => one.state !== "done" && one.id !== step);
    return open ? stepLocation(open.id, true) : { at: "check" };
  }
  const next = shown[shown.findIndex((one) => one.id === step) + 1];
  return next ? stepLocation(next.id, false) : { at: "check" };
}

/** Where the Back link leads. */
export function previousLocation(definition: PageDefinition, view: FormView, place: FormLocation): FormLocation | null {
  const shown = shownSteps(view);
  const last = shown.at(-1);
  const first: FormLocation = definition.screen.length > 0 ? { at: "screen" } : { at: "start" };
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
      return previous ? stepLocation(previous.id, false) : first;
    }
    case "check":
      return last ? stepLocation(last.id, false) : first;
    case "finish":
      return { at: "check" };
  }
}

/**
 * The location to show for an address: a hidden or removed step redirects to the first incomplete one; a finish page
 * that is not ready, or has undecided warnings, redirects to the check page.
 */
export function reachableLocation(view: FormView, place: FormLocation, isDecided = true): FormLocation {
  if (place.at === "finish" && !(view.complete && isDecided)) return { at: "check" };
  if (place.at !== "step") return place;
  const shown = shownSteps(view);
  if (shown.some((step) => step.id === place.step)) return place;
  const open = shown.find((step) => step.state !== "done");
  return open ? stepLocation(open.id, place.back ?? false) : { at: "check" };
}
