import { isCalendarDate } from "../../values/date.ts";
import type { Value } from "../../values/value.ts";

/**
 * Next steps in the order of their dates. A step without a date stays behind the step it follows, and those before the
 * first date stay first.
 */
export const orderSteps = <Step>(steps: readonly Step[], dateOf: (step: Step) => Value): readonly Step[] => {
  const groups: { readonly day: number; readonly steps: Step[] }[] = [{ day: -Infinity, steps: [] }];
  for (const step of steps) {
    const date = dateOf(step);
    if (isCalendarDate(date)) groups.push({ day: date.day, steps: [step] });
    else groups.at(-1)!.steps.push(step);
  }
  return groups.toSorted((a, b) => a.day - b.day).flatMap((group) => group.steps);
};
