import { areHere } from "./control-registry.ts";
import { FormLayout } from "./form-layout.tsx";
import { Problems } from "./problems.tsx";
import { sayProblem } from "./say-problem.ts";
import { StepPlace } from "./step-place.tsx";
import { StepProgress } from "./step-progress.tsx";

/**
 * What the first step of a form needs, behind its start panel and its page of yes and no: it is fetched once those stand,
 * and what other steps need beside it.
 */
export const firstStep = {
  FormLayout,
  Problems,
  StepPlace,
  StepProgress,
  areHere,
  sayProblem,
};

export type FirstStep = typeof firstStep;
