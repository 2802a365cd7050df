import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { ClauseUnit } from "../../engine/session/edits/clause-units.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import { useClauseRemarks } from "./remarks/use-clause-remarks.tsx";
import type { Discussion } from "./remarks/discussion.ts";
import { unitName } from "./parts/unit-name.ts";

type Props = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  readonly state: SessionState;
  readonly unit: ClauseUnit;
  readonly discussion: Discussion;
  /** Opens the editor for the part; null while nothing can be changed. */
  readonly onPropose: ((unit: ClauseUnit) => void) | null;
  /** Recitals and paragraphs: the part, beside which the buttons are. */
  readonly children?: ReactNode;
};

/** The buttons at a part of the text, to change it and to comment on it, and its comments. */
export const UnitActions = (props: Props) => {
  const { messages, locale, state, unit, onPropose, children } = props;
  const remarks = useClauseRemarks(props);
  // Text labels beside a main heading; an icon is enough below it.
  const isMain = unit.type === "clause" && unit.level === 1 && unit.title !== undefined;
  const change = onPropose && (
    <button
      type="button"
      lang={locale}
      className={isMain ? "doc-ask" : "doc-ask-icon"}
      aria-label={messages.changeFor(unitName(messages, state.document, unit))}
      onClick={() => onPropose(unit)}
    >
      {isMain ? messages.change : <Pencil aria-hidden className="size-4" />}
    </button>
  );
  const buttons = (change || remarks) && (
    <span className="col-start-3 row-start-1 inline-flex flex-col items-center gap-2 self-start align-middle sm:flex-row pointer-coarse:gap-5">
      {change}
      {remarks?.button}
    </span>
  );
  if (children === undefined) {
    return (
      <div data-aside className="doc-aside">
        {buttons}
        {remarks?.thread}
      </div>
    );
  }
  // All inside the block, which is clipped at its edges.
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        <div data-aside className="print:hidden">
          {buttons}
        </div>
      </div>
      <div data-aside className="print:hidden">
        {remarks?.thread}
      </div>
    </>
  );
};
