import { lazyModule } from "../../../ui/form/lazy-module.ts";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import type { SafetyQuestionProps } from "./safety-with-helplines.tsx";

const useSafetyPage = lazyModule(() => import("./safety-with-helplines.tsx"));

/** The question of family-safety pages. Its code loads when it is asked: most forms never ask it. */
export const SafetyQuestion = (props: SafetyQuestionProps) => {
  const { module, retry } = useSafetyPage();
  if (module) return <module.SafetyWithHelplines {...props} />;
  const { locale, messages } = props.form;
  return retry ? <LoadFailedPart language={locale} onRetry={retry} /> : <Spinner label={messages.loadingQuestions} />;
};
