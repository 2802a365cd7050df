import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useFormSteps } from "../../form-state/use-form-state.ts";
import { previousLocation } from "../context/step-order.ts";
import type { FormLocation } from "../context/form-location.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly location: FormLocation;
  /** True when another page replaces the questions, so no step is active. */
  readonly isIneligible: boolean;
  /** What is in the line of the Back link. */
  readonly children: ReactNode;
};

/** The Back link and, in its line, the progress of this step or when the answers were saved. */
export function StepToolbar({ form, navigation, location, isIneligible, children }: Props): ReactNode {
  const { definition, session, messages } = form;
  // A step that appears or disappears can change the Back link.
  useFormSteps(session);
  const back: FormLocation | null = isIneligible
    ? { page: "screen" }
    : previousLocation(definition, session.view(), location);
  if (back === null) return null;
  return (
    <div className="relative min-h-11 print:hidden">
      <a
        href={navigation.href(back)}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(back);
        }}
        className="absolute -start-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-accent hover:bg-accent-tint"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {messages.back}
      </a>
      {children}
    </div>
  );
}
