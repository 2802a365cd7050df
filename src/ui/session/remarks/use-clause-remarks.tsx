import { MessageSquare } from "lucide-react";
import { useId, useState } from "react";
import type { ClauseUnit } from "../../../engine/session/edits/clause-units.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { unitName } from "../parts/unit-name.ts";
import { remarksAbout } from "./discussion.ts";
import type { Discussion } from "./discussion.ts";
import { RemarkThread } from "./remark-thread.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  readonly state: SessionState;
  readonly unit: ClauseUnit;
  readonly discussion: Discussion;
};

/** The button that opens the comments on a clause, and the comments; null where there are none and none can be written. */
export const useClauseRemarks = ({ messages, locale, state, unit, discussion }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const subject = { clause: unit.id, proposal: null };
  const count = remarksAbout(discussion, subject).length;
  if (count === 0 && !discussion.write) return null;
  const button = (
    <button
      type="button"
      lang={locale}
      className={count > 0 ? "doc-ask inline-flex items-center gap-1" : "doc-ask-icon"}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      aria-label={messages.comments.on(unitName(messages, state.document, unit), count)}
      onClick={() => setOpen(!isOpen)}
    >
      <MessageSquare aria-hidden className="size-4" />
      {count > 0 && count}
    </button>
  );
  const thread = isOpen && (
    <div id={panel} lang={locale} className="doc-notes-panel">
      <div className="doc-notes">
        <RemarkThread messages={messages} state={state} discussion={discussion} subject={subject} />
      </div>
    </div>
  );
  return { button, thread };
};
