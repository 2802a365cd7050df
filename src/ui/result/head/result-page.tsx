import { BookOpenCheck } from "lucide-react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ToolResult } from "../../../model/tool-result.ts";
import { classes } from "../../primitives/classes.ts";
import { certaintySentence } from "../law/certainty-text.ts";
import { UpdateStatusLine } from "../answers/update-status.tsx";
import { OUTDATED_CLASSES } from "../outdated-class.ts";
import { statusText } from "../answers/pending-update.ts";
import type { PendingUpdate } from "../answers/pending-update.ts";
import { belowHeading } from "../text/result-heading.ts";
import { OfficialHelp } from "../result-notices.tsx";
import { Headline } from "./headline.tsx";

type Props = {
  readonly takesFocus: boolean;
  readonly result: ToolResult;
  /** The answer before the last change, if it was different. */
  readonly before: string | null;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  /** Whether any answer is open for editing. */
  readonly isEditing: boolean;
  /** First line of a printout: the tool, the date, and the address. */
  readonly printedHead: string;
  /** The chart below the answer; null if there is none. */
  readonly picture: ReactNode;
  /** The first next step. */
  readonly next: ReactNode;
  /** Where the first next step is above the chart, which would push it off the first screen there. */
  readonly stepFirst: "never" | "on_phones" | "always";
  /** What follows from the answer, below it. */
  readonly details: ReactNode;
  /** The visitor's answers, beside the answer. */
  readonly answers: ReactNode;
  /** Everything that leads to the answer. */
  readonly children: ReactNode;
};

/** The result with its picture and first next step, the visitor's answers beside it; then how it was reached. */
export function ResultPage(props: Props): ReactNode {
  const { pending, picture, next, stepFirst, printedHead, details, answers, children } = props;
  const style = classes(pending !== null && OUTDATED_CLASSES);
  const chart = picture !== null && (
    <div key="chart" className={classes("print:col-start-2 print:row-span-2 print:row-start-1", style)}>
      {picture}
    </div>
  );
  const step = next !== null && (
    <div key="step" className={classes(stepFirst === "on_phones" && "@2xl:order-last", style)}>
      {next}
    </div>
  );
  return (
    <div
      data-result={pending === null ? "current" : "earlier"}
      className="-mt-3 grid gap-6 @2xl:-mt-2 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @3xl:gap-x-10 print:m-0 print:block print:text-sm print:*:mb-3"
    >
      <p className="hidden border-b border-rule pb-1 text-sm text-soft print:block">{printedHead}</p>
      <div className="grid content-start gap-6 print:block print:*:mb-3">
        <div
          className={classes(
            "grid gap-x-8 gap-y-4 rounded-lg border border-rule bg-paper p-3 shadow-paper @2xl:p-5 print:border-0 print:p-0 print:shadow-none",
            picture !== null && "print:grid-cols-2 print:gap-2",
          )}
        >
          <AnswerHead {...props} />
          {stepFirst === "never" ? [chart, step] : [step, chart]}
        </div>
        {details}
      </div>
      {answers}
      <div className="grid gap-4 @3xl:col-span-2 print:block">{children}</div>
    </div>
  );
}

function AnswerHead({ takesFocus, result, before, pending, isEditing }: Props): ReactNode {
  const { refusal, why, answer } = result;
  const below = belowHeading(result);
  return (
    <div className="margin-line grid content-start gap-2 ps-3 @2xl:ps-5 print:gap-1">
      <div className={classes("grid gap-1.5 @2xl:gap-2 print:gap-1", pending !== null && OUTDATED_CLASSES)}>
        <Headline result={result} takesFocus={takesFocus} />
        {below !== "" && <p className="text-lg leading-snug">{below}</p>}
        {why !== null && <p className="text-sm leading-snug @2xl:text-base">{why}</p>}
        {refusal === null && (
          <p className="flex items-start gap-2 text-sm text-soft">
            <BookOpenCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="sr-only">{messages.howSure}</span> {certaintySentence(result)}
            </span>
          </p>
        )}
      </div>
      {(isEditing || pending !== null) && <UpdateStatusLine pending={pending} />}
      {before !== null && <p className="text-sm text-soft print:hidden">{messages.before(before)}</p>}
      {refusal && <OfficialHelp refusal={refusal} />}
      <p role="status" className="sr-only">
        {statusText(pending, answer)}
      </p>
    </div>
  );
}
