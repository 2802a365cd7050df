import type { ReactNode } from "react";
import type { Step } from "../../model/definition.ts";
import type { WarningView } from "../../model/form-view.ts";
import { useKept, useWarnings } from "../form-state/hooks.ts";
import { focusQuestion } from "./focus-question.ts";
import type { OpenForm } from "./open-form.ts";
import { WarningBox } from "./warning-box.tsx";

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** The warnings that apply at the questions of a step, in the order of the questions. */
export const warningsAt = ({ session }: OpenForm, plan: Step): readonly WarningView[] => {
  const { warnings } = session.view();
  return plan.fields.flatMap((field) => warnings.filter((warning) => field.id === rootOf(warning.at)));
};

type Props = {
  readonly form: OpenForm;
  /** Id of the question they stand below. */
  readonly field: string;
  /** Ids of the warnings that have come up; the others wait for Continue, unless the law makes them. */
  readonly seen: ReadonlySet<string>;
};

/** The warnings below one question. */
export function StepWarnings({ form, field, seen }: Props): ReactNode {
  const { session, locale } = form;
  const kept = useKept(session);
  const warnings = useWarnings(session).filter((one) => rootOf(one.at) === field && (one.atOnce || seen.has(one.id)));
  return warnings.map((warning) => (
    <WarningBox
      key={warning.id}
      warning={warning}
      isKept={kept.includes(warning.decision)}
      locale={locale}
      onChange={() => {
        session.setKept(warning.decision, false);
        focusQuestion(warning.at);
      }}
      onKeep={() => session.setKept(warning.decision, true)}
    />
  ));
}
