import { BookOpenCheck } from "lucide-react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ToolResult } from "../../../model/tool-result.ts";
import { PageHeading } from "../../form/context/page-heading.tsx";
import { classes } from "../../primitives/classes.ts";
import { certaintySentence } from "../law/certainty-text.ts";
import { UpdateStatusLine } from "../answers/update-status.tsx";
import { OUTDATED_CLASSES } from "../outdated-class.ts";
import { statusText } from "../answers/pending-update.ts";
import type { PendingUpdate } from "../answers/pending-update.ts";
import { OfficialHelp } from "../result-notices.tsx";
import { shownOutcome } from "../text/outcome.ts";
import { resultHeading } from "../text/result-heading.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

type Props = {
  readonly takesFocus: boolean;
  readonly result: ToolResult;
  /** The answer before the last change, if it was different. */
  readonly before: string | null;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  /** Whether any answer is open for editing. */
  readonly isEditing: boolean;
  /** First line of a printout: the tool and the date. */
  readonly printedHead: string;
  /** The chart beside the answer; null if there is none. */
  readonly picture: ReactNode;
  /** The first next step. */
  readonly next: ReactNode;
  /** Everything that leads to the answer. */
  readonly children: ReactNode;
};

/** The result: the answer with its reason, certainty, first next step and picture; then how it was reached. */
export function ResultPage(props: Props): ReactNode {
  const { pending, picture, next, printedHead, children } = props;
  const style = classes(pending !== null && OUTDATED_CLASSES);
  return (
    <div
      data-result={pending === null ? "current" : "earlier"}
      className="-mt-3 -mb-14 grid gap-4 @2xl:-mt-2 print:mt-0 print:block print:text-sm print:*:mb-3"
    >
      <p className="hidden text-sm text-soft print:block">{printedHead}</p>
      <div
        className={classes(
          "grid gap-x-8 gap-y-3 rounded-lg border border-rule bg-paper p-3 shadow-paper @2xl:gap-y-4 @2xl:p-5 print:gap-2 print:border-0 print:p-0 print:shadow-none",
          picture !== null && "@3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @3xl:grid-rows-[auto_1fr]",
        )}
      >
        <AnswerHead {...props} />
        {next !== null && <div className={style}>{next}</div>}
        {picture !== null && (
          <div className={classes("@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:pt-1", style)}>{picture}</div>
        )}
      </div>
      {children}
    </div>
  );
}

function AnswerHead({ takesFocus, result, before, pending, isEditing }: Props): ReactNode {
  const outcome = shownOutcome(result);
  const style = classes("grid gap-1.5 @2xl:gap-2 print:gap-1", pending !== null && OUTDATED_CLASSES);
  return (
    <div className="margin-line grid content-start gap-2 ps-3 @2xl:ps-5 print:gap-1">
      <div className={style}>
        {outcome && <OutcomeBadge outcome={outcome} />}
        <PageHeading page="check" takesFocus={takesFocus} isSentence>
          {resultHeading(result)}
        </PageHeading>
        {result.refused?.parts && <p className="leading-snug @2xl:text-lg">{result.refused.parts.below}</p>}
        {result.why !== null && <p className="leading-snug @2xl:text-lg">{result.why}</p>}
        <p className="flex items-start gap-2 text-sm text-soft">
          <BookOpenCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="sr-only">{messages.howSure}</span> {certaintySentence(result)}
          </span>
        </p>
      </div>
      {(isEditing || pending !== null) && <UpdateStatusLine pending={pending} />}
      {before !== null && <p className="text-sm text-soft print:hidden">{messages.before(before)}</p>}
      {result.refused && <OfficialHelp refused={result.refused} />}
      <p role="status" className="sr-only">
        {statusText(pending, result.answer)}
      </p>
    </div>
  );
}
