import type { PageDefinition } from "../../../model/definition.ts";
import type { FormView } from "../../../model/form-view.ts";
import { isFinishName } from "./form-location.ts";
import type { FormLocation } from "./form-location.ts";

const stepLocation = (step: string, back: boolean): FormLocation => ({ page: "step", step, back });

const shownSteps = (view: FormView) => view.steps.filter((step) => step.visible);

/** The first location with a question. */
export function firstStepLocation(view: FormView): FormLocation {
  const first = shownSteps(view)[0];
  return first ? stepLocation(first.id, false) : { page: "check" };
}

/** The location after "Start": screening questions first, if there are any. */
export const locationAfterStart = (definition: Pick<PageDefinition, "screen">, view: FormView): FormLocation =>
  definition.screen.length > 0 ? { page: "screen" } : firstStepLocation(view);

/**
 * Where a resumed draft continues: the step it was left at, the finished document, or the first incomplete step. `kept`
 * is the stored name of its location.
 */
export function resumeLocation(definition: PageDefinition, view: FormView, storedName: string | null): FormLocation {
  if (view.ineligible || definition.screen.some((screen) => view.fields[screen.id]?.problem)) return { page: "screen" };
  if (isFinishName(storedName) && view.complete) return { page: "finish" };
  const left = shownSteps(view).find((stepView) => stepView.id === storedName);
  const open = left ?? shownSteps(view).find((stepView) => stepView.state !== "done");
  return open ? stepLocation(open.id, false) : { page: "check" };
}

/**
 * The location after Continue on a valid step.
 *
 * When returning to the check page, a step that became incomplete comes first.
 */
export function locationAfterStep(view: FormView, step: string, back: boolean): FormLocation {
  const shown = shownSteps(view);
  if (back) {
    const open = shown.find((stepView) => stepView.state !== "done" && stepView.id !== step);
    return open ? stepLocation(open.id, true) : { page: "check" };
  }
  const next = shown[shown.findIndex((stepView) => stepView.id === step) + 1];
  return next ? stepLocation(next.id, false) : { page: "check" };
}

/** Where the Back link leads. */
export function previousLocation(
  definition: PageDefinition,
  view: FormView,
  location: FormLocation,
): FormLocation | null {
  const shown = shownSteps(view);
  const last = shown.at(-1);
  const first: FormLocation = definition.screen.length > 0 ? { page: "screen" } : { page: "start" };
  switch (location.page) {
    case "start":
      return null;
    case "safety":
    case "screen":
      return { page: "start" };
    case "all":
      return first;
    case "step": {
      if (location.back) return { page: "check" };
      const previous = shown[shown.findIndex((stepView) => stepView.id === location.step) - 1];
      return previous ? stepLocation(previous.id, false) : first;
    }
    case "check":
      return last ? stepLocation(last.id, false) : first;
    case "finish":
      return { page: "check" };
  }
}

/**
 * The location to show for an address: a hidden or removed step redirects to the first incomplete one; a finish page
 * that is not ready, or has undecided warnings, redirects to the check page.
 */
export function reachableLocation(view: FormView, location: FormLocation, isDecided = true): FormLocation {
  if (location.page === "finish" && !(view.complete && isDecided)) return { page: "check" };
  if (location.page !== "step") return location;
  const shown = shownSteps(view);
  if (shown.some((step) => step.id === location.step)) return location;
  const open = shown.find((step) => step.state !== "done");
  return open ? stepLocation(open.id, location.back ?? false) : { page: "check" };
}
