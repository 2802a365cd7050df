import { CalendarPlus, Copy, Link, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/english-only/result.ts";
import { outputWords } from "../../i18n/output.ts";
import type { WarningView } from "../../model/form-view.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { UndecidedWarnings, WarningBoxes } from "../form/check/open-decisions.tsx";
import type { FormNavigation } from "../form/context/form-navigation.ts";
import { NextSteps } from "../form/finish/next-steps.tsx";
import type { ShownNextStep } from "../form/finish/next-steps.tsx";
import type { OpenForm } from "../form/context/open-form.ts";
import { Button } from "../primitives/button.tsx";
import { classes } from "../primitives/classes.ts";
import { ResultChart } from "./charts/result-chart.tsx";
import { OUTDATED } from "./outdated-class.ts";
import { LawList } from "./law/law-list.tsx";
import type { JurisdictionNames } from "./law/law-list.tsx";
import type { PendingUpdate } from "./answers/pending-update.ts";
import { NotCovered, ResultBanners } from "./result-notices.tsx";
import type { OpenRows } from "./answers/use-open-rows.ts";
import { CalculationSteps } from "./calculation-steps.tsx";
import { YourAnswers } from "./answers/your-answers.tsx";

export type ResultDetailsProps = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly found: ToolResult;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  /** Called when the visitor leaves a question. */
  readonly onLeave: () => void;
  readonly placeNames: JurisdictionNames;
  readonly nextSteps: readonly ShownNextStep[];
  readonly onPrint: () => void;
  readonly onCopy: () => void;
  readonly onLink: () => void;
  /** Null if no next step has a date. */
  readonly onCalendar: (() => void) | null;
  /** Confirmation of the last action. */
  readonly news: string | null;
  /** Up to three results side by side. */
  readonly scenarios: ReactNode;
};

/** Everything below the answer: its basis, next steps, and the answers it is based on. */
export function ResultDetails(props: ResultDetailsProps): ReactNode {
  const { form, navigation, found, pending, rows, onLeave } = props;
  // Stops are listed with the answers to change, and an open answer shows its own warnings.
  const isElsewhere = ({ stop, at }: WarningView): boolean => stop || rows.ids.has(at.split(".")[0] ?? at);
  const style = classes("grid gap-8 print:contents", pending !== null && OUTDATED);
  return (
    <>
      <ResultBanners found={found} />
      <UndecidedWarnings form={form} />
      <WarningBoxes form={form} navigation={navigation} leaveOut={isElsewhere} />
      <div className="grid gap-8 print:block print:columns-2 print:gap-4 print:*:mb-3">
        <NotCovered lines={found.notCovered} />
        {found.charts.length > 0 && (
          <div className={style}>
            {found.charts.map((chart, at) => (
              <ResultChart key={at} chart={chart} />
            ))}
          </div>
        )}
        <YourAnswers form={form} answer={found.answer} pending={pending} rows={rows} onLeave={onLeave} />
        <div className={classes(style, props.nextSteps.length === 0 && "hidden")}>
          <NextSteps title={words.nextSteps} steps={props.nextSteps} words={outputWords(form.locale)} />
        </div>
      </div>
      <div className={style}>
        <CalculationSteps trace={found.trace} />
        <LawList sources={found.sources} names={props.placeNames} />
      </div>
      {props.scenarios}
      <Actions {...props} />
    </>
  );
}

function Actions({ form, onPrint, onCopy, onLink, onCalendar, news }: ResultDetailsProps): ReactNode {
  return (
    <div className="grid gap-3 border-t border-rule pt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={onPrint}>
          {words.print}
        </Button>
        <Button icon={<Copy aria-hidden className="size-5" />} onClick={onCopy}>
          {words.copy}
        </Button>
        <Button icon={<Link aria-hidden className="size-5" />} onClick={onLink}>
          {words.link}
        </Button>
        {onCalendar && (
          <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={onCalendar}>
            {words.calendar}
          </Button>
        )}
      </div>
      {onCalendar && form.definition.sensitive && <p className="text-soft">{form.words.fileReadable}</p>}
      <p role="status" className="text-soft empty:hidden">
        {news}
      </p>
    </div>
  );
}
