import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { PageHeading } from "../form/page-heading.tsx";
import { classes } from "../primitives/classes.ts";
import { resultCertainty } from "./certainty-text.ts";
import { EarlierLine } from "./earlier-note.tsx";
import { GREYED } from "./greyed.ts";
import { sayStatus } from "./pending.ts";
import type { Pending } from "./pending.ts";
import { OfficialHelp } from "./result-notices.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type Props = {
  readonly takesFocus: boolean;
  readonly found: ToolResult;
  /** The answer before the last change, where it was another. */
  readonly before: string | null;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: Pending | null;
  /** Answers are open for a change. */
  readonly isEditing: boolean;
  /** First line on paper: which tool, and the day. */
  readonly printedHead: string;
  /** Everything that leads to the answer. */
  readonly children: ReactNode;
};

/** What came of the answers: the answer first, then everything that leads there. */
export function ResultPage(props: Props): ReactNode {
  const { takesFocus, found, before, pending, isEditing, printedHead, children } = props;
  // Where a summary was read, the notice below says so.
  const hasNotice = found.banners.some(({ kind }) => kind === "secondary");
  const certainty = hasNotice ? null : resultCertainty(found.sources);
  return (
    <div
      data-result={pending === null ? "current" : "earlier"}
      className="grid gap-8 print:block print:text-sm print:*:mb-3"
    >
      <p className="hidden text-sm text-soft print:block">{printedHead}</p>
      <div className="grid gap-4 print:gap-1">
        <div className={classes("grid gap-4 print:gap-1", pending !== null && GREYED)}>
          <PageHeading place="check" takesFocus={takesFocus} isSentence>
            {found.answer}
          </PageHeading>
          {found.verdict && <VerdictBadge verdict={found.verdict} />}
          {certainty !== null && <p className="text-soft">{certainty}.</p>}
        </div>
        {(isEditing || pending !== null) && <EarlierLine pending={pending} />}
        {before !== null && <p className="text-soft print:hidden">{words.before(before)}</p>}
        {found.change !== null && (
          <p className={classes("max-w-prose text-lg text-soft", pending !== null && GREYED)}>{found.change}</p>
        )}
        {found.refused && <OfficialHelp refused={found.refused} />}
        <p role="status" className="sr-only">
          {sayStatus(pending, found.answer)}
        </p>
      </div>
      {children}
    </div>
  );
}
