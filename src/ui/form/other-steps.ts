import { AllQuestionsPage } from "./all-questions-page.tsx";
import { ExitScreen } from "./exit-screen.tsx";
import { SafetyPage } from "./safety-page.tsx";
import "./further-controls.ts";

/** What a form needs behind its first step; the controls of every widget come with it. */
export const otherSteps = { AllQuestionsPage, ExitScreen, SafetyPage };

export type OtherSteps = typeof otherSteps;
