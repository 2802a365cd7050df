import { AllQuestionsPage } from "./all-questions-page.tsx";
import { ExitScreen } from "./exit-screen.tsx";
import { FormLayout } from "./form-layout.tsx";
import { Problems } from "./problems.tsx";
import { SafetyPage } from "./safety-page.tsx";
import { sayProblem } from "./say-problem.ts";
import { StepPlace } from "./step-place.tsx";
import { StepProgress } from "./step-progress.tsx";

/** What a form needs behind its start panel and its first page, of yes and no: it is fetched once those stand. */
export const later = {
  AllQuestionsPage,
  ExitScreen,
  FormLayout,
  Problems,
  SafetyPage,
  StepPlace,
  StepProgress,
  sayProblem,
};

export type Later = typeof later;
