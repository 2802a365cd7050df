import { useCallback } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { useFormSteps } from "../../form-state/use-form-state.ts";
import { locationAfterStep } from "../context/step-order.ts";
import type { FormLocation } from "../context/form-location.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { StepPage } from "./step-page.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly location: Extract<FormLocation, { readonly page: "step" }>;
  readonly takesFocus: boolean;
};

/** The step in the URL, with its Continue button. */
export function CurrentStep({ form, navigation, location, takesFocus }: Props): ReactNode {
  const { definition, session, messages } = form;
  const view = useFormSteps(session).find((step) => step.id === location.step);
  const plan = definition.steps.find((step) => step.id === location.step);
  const { step, back = false } = location;
  const { go } = navigation;
  const onDone = useCallback(() => go(locationAfterStep(session.view(), step, back)), [go, session, step, back]);
  if (!view || !plan) return null;
  return (
    <>
      <StepPage
        key={step}
        form={form}
        plan={plan}
        view={view}
        continueLabel={back ? messages.saveAndCheck : messages.continue}
        takesFocus={takesFocus}
        onDone={onDone}
      />
      <p className="border-t border-rule pt-4 text-sm">
        <a
          href={navigation.href({ page: "all" })}
          onClick={(event) => {
            event.preventDefault();
            go({ page: "all" });
          }}
        >
          {stepsMessages(form.locale).allOnOnePage}
        </a>
      </p>
    </>
  );
}
