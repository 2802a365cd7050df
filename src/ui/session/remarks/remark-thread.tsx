import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { RemarkSubject } from "../../../model/session/remark.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { remarksAbout } from "./discussion.ts";
import type { Discussion } from "./discussion.ts";
import { RemarkForm } from "./remark-form.tsx";
import { RemarkView } from "./remark-view.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly discussion: Discussion;
  readonly subject: RemarkSubject;
};

/** What was said about a subject, and the form to add to it. */
export const RemarkThread = ({ messages, state, discussion, subject }: Props) => {
  const { write, typed, keep, isBusy } = discussion;
  const remarks = remarksAbout(discussion, subject);
  return (
    <div className="grid gap-4">
      {remarks.length > 0 && (
        <ul className="grid gap-3">
          {remarks.map((remark) => (
            <li key={remark.seq}>
              <RemarkView messages={messages} state={state} remark={remark} />
            </li>
          ))}
        </ul>
      )}
      {write && (
        <RemarkForm
          messages={messages}
          start={typed(subject)}
          isBusy={isBusy}
          onKeep={(next) => keep(subject, next)}
          onSend={(next) => write(subject, next)}
        />
      )}
    </div>
  );
};
