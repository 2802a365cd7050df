import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import { outputMessages } from "../../i18n/output.ts";
import type { WarningView } from "../../model/form-view.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { WarningBoxes } from "../form/check/open-decisions.tsx";
import type { FormNavigation } from "../form/context/form-navigation.ts";
import type { OpenForm } from "../form/context/open-form.ts";
import { NextSteps } from "../form/finish/next-steps.tsx";
import type { ShownNextStep } from "../form/finish/next-steps.tsx";
import { classes } from "../primitives/classes.ts";
import type { PendingUpdate } from "./answers/pending-update.ts";
import type { OpenRows } from "./answers/use-open-rows.ts";
import { OUTDATED_CLASSES } from "./outdated-class.ts";
import { LimitNotices, StaleNotice } from "./result-notices.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly result: ToolResult;
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  /** The next steps; the first is shown with the answer. */
  readonly steps: readonly ShownNextStep[];
};

/** What follows from the answer: open points, the other next steps, and what could change it. */
export function ResultFollowUp({ form, navigation, result, pending, rows, steps }: Props): ReactNode {
  // Stops are listed with the answers to change, and an open answer shows its own warnings.
  const isElsewhere = ({ stop, path }: WarningView): boolean => stop || rows.ids.has(path.split(".")[0] ?? path);
  return (
    <>
      <StaleNotice result={result} />
      <WarningBoxes form={form} navigation={navigation} leaveOut={isElsewhere} isCompact />
      <div
        className={classes(
          "grid gap-6 empty:hidden print:grid-cols-2 print:items-start print:gap-4",
          pending !== null && OUTDATED_CLASSES,
        )}
      >
        {steps.length > 0 && (
          <NextSteps title={messages.nextSteps} steps={steps} onlyPrinted={1} messages={outputMessages(form.locale)} />
        )}
        {result.refusal === null && <LimitNotices result={result} />}
      </div>
    </>
  );
}
