import type { ReactNode } from "react";
import type { Step } from "../../../model/definition.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { useAcceptedWarnings, useWarnings } from "../../form-state/use-form-state.ts";
import { focusQuestion } from "../context/focus-question.ts";
import type { OpenForm } from "../context/open-form.ts";
import { WarningBox } from "../check/warning-box.tsx";

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** The warnings that apply at the questions of a step, in the order of the questions. */
export const warningsForField = ({ session }: OpenForm, plan: Step): readonly WarningView[] => {
  const { warnings } = session.view();
  return plan.fields.flatMap((field) => warnings.filter((warning) => field.id === rootOf(warning.path)));
};

/** Gives the answer that a warning offers, or splits its row, and puts the focus on what changed. */
const fix = ({ session }: OpenForm, { path, split, instead }: WarningView): void => {
  const [list, row, part] = path.split(".");
  if (instead) session.set(instead.path, instead.answer);
  else if (split && list !== undefined && row !== undefined && part !== undefined)
    session.splitRow(list, row, part, split);
  focusQuestion(instead?.path ?? path);
};

type Props = {
  readonly form: OpenForm;
  /** Id of the question above them. */
  readonly field: string;
  /** Ids of visible warnings; the others wait for Continue, unless the law raises them. */
  readonly seen: ReadonlySet<string>;
};

/** The warnings below one question. */
export function StepWarnings({ form, field, seen }: Props): ReactNode {
  const { session, locale } = form;
  const accepted = useAcceptedWarnings(session);
  const warnings = useWarnings(session).filter(
    (warningView) => rootOf(warningView.path) === field && (warningView.atOnce || seen.has(warningView.id)),
  );
  return warnings.map((warning) => (
    <WarningBox
      key={warning.id}
      warning={warning}
      isAccepted={accepted.includes(warning.decision)}
      locale={locale}
      onChange={() => {
        session.setWarningAccepted(warning.decision, false);
        focusQuestion(warning.path);
      }}
      onAccept={() => session.setWarningAccepted(warning.decision, true)}
      onFix={() => fix(form, warning)}
    />
  ));
}
