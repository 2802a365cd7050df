import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import { outputMessages } from "../../../i18n/output.ts";
import { NextStepText } from "../../form/finish/next-steps.tsx";
import type { ShownNextStep } from "../../form/finish/next-steps.tsx";

type Props = {
  readonly step: ShownNextStep;
  /** Whether others follow, which are numbered from 2. */
  readonly isNumbered: boolean;
  readonly locale: string;
};

/** The first next step, beside the answer. */
export function FirstStep({ step, isNumbered, locale }: Props): ReactNode {
  return (
    <section
      aria-labelledby="result-first-step"
      data-first-step
      className="rounded-md bg-accent-tint px-3 py-2 leading-snug @2xl:px-4 @2xl:py-3 print:hidden"
    >
      <h2 id="result-first-step" className="flex items-center gap-2 font-sans text-sm font-semibold text-accent">
        {isNumbered && (
          <span aria-hidden className="grid size-6 place-content-center rounded-full bg-paper tabular-nums">
            1
          </span>
        )}
        {messages.firstStep}
      </h2>
      <NextStepText step={step} messages={outputMessages(locale)} />
    </section>
  );
}
