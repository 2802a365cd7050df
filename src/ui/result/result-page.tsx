import type { ReactNode } from "react";
import { result as words } from "../../i18n/english-only/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { PageHeading } from "../form/context/page-heading.tsx";
import { classes } from "../primitives/classes.ts";
import { resultCertainty } from "./law/certainty-text.ts";
import { UpdateStatusLine } from "./answers/update-status.tsx";
import { OUTDATED } from "./outdated-class.ts";
import { statusText } from "./answers/pending-update.ts";
import type { PendingUpdate } from "./answers/pending-update.ts";
import { OfficialHelp } from "./result-notices.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type Props = {
  readonly takesFocus: boolean;
  readonly found: ToolResult;
  /** The answer before the last change, if it was different. */
  readonly before: string | null;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  /** Whether any answer is open for editing. */
  readonly isEditing: boolean;
  /** First line of a printout: the tool and the date. */
  readonly printedHead: string;
  /** Everything that leads to the answer. */
  readonly children: ReactNode;
};

/** The result: the answer first, then how it was reached. */
export function ResultPage(props: Props): ReactNode {
  const { takesFocus, found, before, pending, isEditing, printedHead, children } = props;
  // If a value was read in a summary, the notice below explains that.
  const hasNotice = found.banners.some(({ kind }) => kind === "secondary");
  const certainty = hasNotice ? null : resultCertainty(found.sources);
  return (
    <div
      data-result={pending === null ? "current" : "earlier"}
      className="grid gap-8 print:block print:text-sm print:*:mb-3"
    >
      <p className="hidden text-sm text-soft print:block">{printedHead}</p>
      <div className="grid gap-4 print:gap-1">
        <div className={classes("grid gap-4 print:gap-1", pending !== null && OUTDATED)}>
          <PageHeading place="check" takesFocus={takesFocus} isSentence>
            {found.answer}
          </PageHeading>
          {found.verdict && <VerdictBadge verdict={found.verdict} />}
          {certainty !== null && <p className="text-soft">{certainty}.</p>}
        </div>
        {(isEditing || pending !== null) && <UpdateStatusLine pending={pending} />}
        {before !== null && <p className="text-soft print:hidden">{words.before(before)}</p>}
        {found.change !== null && (
          <p className={classes("max-w-prose text-lg text-soft", pending !== null && OUTDATED)}>{found.change}</p>
        )}
        {found.refused && <OfficialHelp refused={found.refused} />}
        <p role="status" className="sr-only">
          {statusText(pending, found.answer)}
        </p>
      </div>
      {children}
    </div>
  );
}
