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
import { ResultChart } from "./charts/result-chart.tsx";
import { LawList } from "./law-list.tsx";
import type { PlaceNames } from "./law-list.tsx";
import { NotCovered, ResultBanners } from "./result-notices.tsx";
import { WorkedSteps } from "./worked-steps.tsx";
import { YourAnswers } from "./your-answers.tsx";

export type ResultDetailsProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly found: ToolResult;
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
  const { form, moves, found } = props;
  return (
    <>
      <ResultBanners found={found} />
      <WarningList form={form} moves={moves} />
      <div className="grid gap-8 print:block print:columns-2 print:gap-4 print:*:mb-3">
        <NotCovered lines={found.notCovered} />
        {found.charts.map((chart, at) => (
          <ResultChart key={at} chart={chart} />
        ))}
        <YourAnswers form={form} answer={found.answer} />
        <NextSteps title={words.nextSteps} steps={props.nextSteps} words={stepsWords(form.locale)} />
      </div>
      <WorkedSteps trace={found.trace} />
      <LawList sources={found.sources} names={props.placeNames} />
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
