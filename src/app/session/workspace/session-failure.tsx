import type { SessionWords } from "../../../i18n/en/session/session.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import type { ActFailure } from "../session-view.ts";

/** Why an act was not done, as a sentence. */
export const failureText = (words: SessionWords, failure: ActFailure): string => {
  switch (failure.by) {
    case "rule":
      return words.problems[failure.problem];
    case "log":
      return words.logFailures[failure.failure];
    case "check":
      return words.tampered(failure.problem.seq);
    case "storage":
      return words.storageFailed;
  }
};

type Props = { readonly words: SessionWords; readonly failure: ActFailure | null };

/** A failure that is announced when it appears. */
export const SessionFailure = ({ words, failure }: Props) => (
  <div role="alert">{failure && <Notice tone="danger">{failureText(words, failure)}</Notice>}</div>
);
