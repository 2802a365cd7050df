import type { FormView } from "../../model/form-view.ts";

/** What the warnings about the answers ask to do, once each. */
export const stepsOfWarnings = ({ warnings }: Pick<FormView, "warnings">): readonly string[] => [
  ...new Set(warnings.flatMap(({ nextStep }) => (nextStep === undefined ? [] : [nextStep]))),
];
