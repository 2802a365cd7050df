import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { useFormSteps } from "../form-state/hooks.ts";
import type { Moves } from "./moves.ts";
import type { OpenForm } from "./open-form.ts";
import { progressAt } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";

type Props = { readonly form: OpenForm; readonly moves: Moves; readonly step: string };

/** How far along a step is, as the answers stand. */
export function StepProgress({ form, moves, step }: Props): ReactNode {
  const { definition, session, locale } = form;
  const steps = useFormSteps(session);
  return (
    <ProgressBar
      progress={progressAt(definition, steps, step)}
      steps={steps}
      current={step}
      words={stepsWords(locale)}
      href={moves.href}
      go={moves.go}
    />
  );
}
