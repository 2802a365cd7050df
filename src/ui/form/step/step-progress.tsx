import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { useFormSteps } from "../../form-state/use-form-state.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { progressAt } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";

type Props = { readonly form: OpenForm; readonly navigation: FormNavigation; readonly step: string };

/** The progress of a step for the current answers. */
export function StepProgress({ form, navigation, step }: Props): ReactNode {
  const { definition, session, locale } = form;
  const steps = useFormSteps(session);
  return (
    <ProgressBar
      progress={progressAt(definition, steps, step, (path) => session.rawAt(path) !== undefined)}
      steps={steps}
      current={step}
      messages={stepsMessages(locale)}
      href={navigation.href}
      go={navigation.go}
    />
  );
}
