import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { PageHeading } from "../form/page-heading.tsx";
import { OfficialHelp } from "./result-notices.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type Props = {
  readonly takesFocus: boolean;
  readonly found: ToolResult;
  /** The answer before the last change, where it was another. */
  readonly before: string | null;
  /** First line on paper: which tool, and the day. */
  readonly printedHead: string;
  /** Everything that leads to the answer. */
  readonly children: ReactNode;
};

/** What came of the answers: the answer first, then everything that leads there. */
export function ResultPage({ takesFocus, found, before, printedHead, children }: Props): ReactNode {
  return (
    <div data-result className="grid gap-8 print:block print:text-sm print:*:mb-3">
      <p className="hidden text-sm text-soft print:block">{printedHead}</p>
      <div className="grid gap-4 print:gap-1">
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
      {children}
    </div>
  );
}
