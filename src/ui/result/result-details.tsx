import { CalendarPlus, Copy, Link, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import { stepsWords } from "../../i18n/steps.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { WarningList } from "../form/warning-list.tsx";
import type { Moves } from "../form/moves.ts";
import { NextSteps } from "../form/next-steps.tsx";
import type { ShownNextStep } from "../form/next-steps.tsx";
import type { OpenForm } from "../form/open-form.ts";
import { Button } from "../primitives/button.tsx";
import { classes } from "../primitives/classes.ts";
import { ResultChart } from "./charts/result-chart.tsx";
import { GREYED } from "./greyed.ts";
import { LawList } from "./law-list.tsx";
import type { PlaceNames } from "./law-list.tsx";
import type { Pending } from "./pending.ts";
import { NotCovered, ResultBanners } from "./result-notices.tsx";
import type { OpenRows } from "./use-open-rows.ts";
import { WorkedSteps } from "./worked-steps.tsx";
import { YourAnswers } from "./your-answers.tsx";

export type ResultDetailsProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly found: ToolResult;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: Pending | null;
  readonly rows: OpenRows;
  /** The visitor left a question. */
  readonly onLeave: () => void;
  readonly placeNames: PlaceNames;
  readonly nextSteps: readonly ShownNextStep[];
  readonly onPrint: () => void;
  readonly onCopy: () => void;
  readonly onLink: () => void;
  /** Null where no next step has a day. */
  readonly onCalendar: (() => void) | null;
  /** What was just done. */
  readonly news: string | null;
  /** Up to three results side by side. */
  readonly scenarios: ReactNode;
};

/** Everything below the answer: what it rests on, what to do next, and the answers it came from. */
export function ResultDetails(props: ResultDetailsProps): ReactNode {
  const { form, moves, found, pending, rows, onLeave } = props;
  const look = classes("grid gap-8 print:contents", pending !== null && GREYED);
  return (
    <>
      <ResultBanners found={found} />
      <WarningList form={form} moves={moves} />
      <div className="grid gap-8 print:block print:columns-2 print:gap-4 print:*:mb-3">
        <NotCovered lines={found.notCovered} />
        {found.charts.length > 0 && (
          <div className={look}>
            {found.charts.map((chart, at) => (
              <ResultChart key={at} chart={chart} />
            ))}
          </div>
        )}
        <YourAnswers form={form} answer={found.answer} pending={pending} rows={rows} onLeave={onLeave} />
        <div className={classes(look, props.nextSteps.length === 0 && "hidden")}>
          <NextSteps title={words.nextSteps} steps={props.nextSteps} words={stepsWords(form.locale)} />
        </div>
      </div>
      <div className={look}>
        <WorkedSteps trace={found.trace} />
        <LawList sources={found.sources} names={props.placeNames} />
      </div>
      {props.scenarios}
      <Actions {...props} />
    </>
  );
}

function Actions({ onPrint, onCopy, onLink, onCalendar, news }: ResultDetailsProps): ReactNode {
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
      <p role="status" className="text-soft empty:hidden">
        {news}
      </p>
    </div>
  );
}
