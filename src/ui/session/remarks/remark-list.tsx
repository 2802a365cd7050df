import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Remark } from "../../../model/session/remark.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { remarkSubject } from "./remark-subject.ts";
import type { Discussion } from "./discussion.ts";
import { RemarkForm } from "./remark-form.tsx";
import { RemarkView } from "./remark-view.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly discussion: Discussion;
};

const WHOLE = { clause: null, proposal: null };

/** Every comment and every note of this side, oldest first, and a form for one about the whole text. */
export const RemarkList = ({ messages, state, discussion }: Props) => {
  const { remarks, write, typed, keep, isBusy } = discussion;
  const { comments } = messages;
  if (remarks.length === 0 && !write) return null;
  return (
    <section aria-labelledby="session-comments">
      <h2 id="session-comments" className="mb-4 text-2xl">
        {comments.title}
      </h2>
      {remarks.length === 0 && <p className="text-soft">{comments.none}</p>}
      <ul className="grid gap-4">
        {remarks.map((remark: Remark) => (
          <li key={remark.seq} className="rounded-lg border border-rule bg-paper p-4 shadow-paper">
            <p className="text-sm text-soft">{remarkSubject(messages, state, remark)}</p>
            <RemarkView messages={messages} state={state} remark={remark} />
          </li>
        ))}
      </ul>
      {write && (
        <Disclosure className="mt-4" summary={comments.onWhole} open={typed(WHOLE) !== null || undefined}>
          <div className="py-2">
            <RemarkForm
              messages={messages}
              start={typed(WHOLE)}
              isBusy={isBusy}
              onKeep={(next) => keep(WHOLE, next)}
              onSend={(next) => write(WHOLE, next)}
            />
          </div>
        </Disclosure>
      )}
    </section>
  );
};
