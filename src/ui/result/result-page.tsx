import { CalendarPlus, Copy, Link, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { KeptList } from "../form/kept-list.tsx";
import type { Moves } from "../form/moves.ts";
import { NextSteps } from "../form/next-steps.tsx";
import type { ShownNextStep } from "../form/next-steps.tsx";
import type { OpenForm } from "../form/open-form.ts";
import { PageHeading } from "../form/page-heading.tsx";
import { Button } from "../primitives/button.tsx";
import { ResultChart } from "./charts/result-chart.tsx";
import { LawList } from "./law-list.tsx";
import type { PlaceNames } from "./law-list.tsx";
import { NotCovered, OfficialHelp, ResultBanners } from "./result-notices.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";
import { WorkedSteps } from "./worked-steps.tsx";
import { YourAnswers } from "./your-answers.tsx";

export type ResultPageProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly takesFocus: boolean;
  readonly found: ToolResult;
  /** The answer before the last change, where it was another. */
  readonly before: string | null;
  readonly placeNames: PlaceNames;
  /** First line on paper: which tool, and the day. */
  readonly printedHead: string;
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

/** What came of the answers: the answer first, then everything that leads there. */
export function ResultPage(props: ResultPageProps): ReactNode {
  const { form, moves, takesFocus, found, before, nextSteps } = props;
  return (
    <div className="grid gap-8 print:gap-4 print:text-sm print:[zoom:0.8]">
      <p className="hidden text-sm text-soft print:block">{props.printedHead}</p>
      <div className="grid gap-4 print:gap-2">
        <PageHeading place="check" takesFocus={takesFocus} isSentence>
          {found.answer}
        </PageHeading>
        {found.verdict && <VerdictBadge verdict={found.verdict} />}
        {before !== null && <p className="text-soft print:hidden">{words.before(before)}</p>}
        {found.change !== null && <p className="max-w-prose text-lg text-soft">{found.change}</p>}
        {found.refused && <OfficialHelp refused={found.refused} />}
        <p role="status" className="sr-only">
          {words.ready(found.answer)}
        </p>
      </div>
      <ResultBanners found={found} />
      <KeptList form={form} moves={moves} />
      <NotCovered lines={found.notCovered} />
      {found.charts.map((chart, at) => (
        <ResultChart key={at} chart={chart} />
      ))}
      <YourAnswers form={form} answer={found.answer} />
      <NextSteps title={words.nextSteps} steps={nextSteps} words={form.words} />
      <WorkedSteps trace={found.trace} />
      <LawList sources={found.sources} names={props.placeNames} />
      {props.scenarios}
      <Actions {...props} />
    </div>
  );
}

function Actions({ onPrint, onCopy, onLink, onCalendar, news }: ResultPageProps): ReactNode {
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
