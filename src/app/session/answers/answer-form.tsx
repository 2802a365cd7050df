import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { RawAnswers } from "../../../model/answers.ts";
import type { AnswerSource } from "../../../model/session/session-event.ts";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import { newProposalId } from "../proposals/new-proposal-id.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { openAnswers } from "./open-answers.ts";
import type { OpenedAnswers } from "./open-answers.ts";
import { readUnsentAnswers, writeUnsentAnswers } from "./unsent-answers.ts";

type Props = SessionProps & {
  readonly source: AnswerSource;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
  readonly onClose: () => void;
};

// Ids of clauses, under which unsent proposals are kept, have no spaces.
const KEY = "answers typed";

/** The form behind the document, in which another answer is proposed. */
export const AnswerForm = ({ messages, locale, client, session, state, source, isBusy, act, onClose }: Props) => {
  const queries = useQueryClient();
  const settings = useDocumentSettings((stored) => stored.settings);
  const [id] = useState(newProposalId);
  // Opens again only when the base changes, so that a comment by the other side does not restart the form.
  const [start] = useState(() => ({ source, base: state.base }));
  const [typed] = useState(() => readUnsentAnswers(session.unsent[KEY], source.answers));
  const [opened, setOpened] = useState<OpenedAnswers | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    openAnswers(queries, settings, start.source, start.base, typed).then(
      (ready) => isShown && setOpened(ready),
      () => isShown && setOpened("failed"),
    );
    return () => {
      isShown = false;
    };
  }, [queries, settings, start, typed, attempt]);
  const { answers } = start.source;
  const keep = useCallback(
    (now: RawAnswers) => void client.saveUnsent(KEY, writeUnsentAnswers(answers, now)),
    [client, answers],
  );
  if (opened === null) return <Spinner label={messages.answers.loading} />;
  if (opened === "failed") {
    const retry = (): void => {
      setOpened(null);
      setAttempt(attempt + 1);
    };
    return <LoadFailedPart language={locale} onRetry={retry} />;
  }
  const close = (): void => {
    void client.saveUnsent(KEY, "");
    onClose();
  };
  return (
    <AnswerPanel
      messages={messages}
      state={state}
      opened={opened}
      id={id}
      isBusy={isBusy}
      act={act}
      onKeep={keep}
      onClose={close}
    />
  );
};
