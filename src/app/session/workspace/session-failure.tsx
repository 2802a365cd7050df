import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import type { ActFailure } from "../session-view.ts";

/** Why an act was not done, as a sentence. */
export const failureText = (messages: SessionMessages, failure: ActFailure): string => {
  switch (failure.by) {
    case "rule":
      return messages.problems[failure.problem];
    case "log":
      return messages.logFailures[failure.failure];
    case "check":
      return failure.problem.code === "old_writer" ? messages.olderVersion : messages.tampered(failure.problem.seq);
    case "storage":
      return messages.notStored;
    case "no_notes_key":
      return messages.devices.noNotesKey;
    case "unsent":
      return messages.typedNotStored;
  }
};

type Props = { readonly messages: SessionMessages; readonly failure: ActFailure | null };

/** A failure that is announced when it appears. */
export const SessionFailure = ({ messages, failure }: Props) => (
  <div role="alert">{failure && <Notice tone="danger">{failureText(messages, failure)}</Notice>}</div>
);
