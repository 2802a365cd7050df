import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly own: string;
  readonly awaited: readonly string[];
  readonly toAnswer: number;
  /** Whether this person can sign now. */
  readonly maySign: boolean;
  /** What this person can do about it now. */
  readonly children: ReactNode;
};

/** Whose turn it is, and what to do. */
export const SigningTurn = ({ messages, state, own, awaited, toAnswer, maySign, children }: Props) => {
  if (awaited.length === 0) return children;
  const others = awaited.filter((id) => id !== own).map((id) => seatName(state, id));
  if (!awaited.includes(own)) return <Notice title={messages.waitingFor(others)}>{children}</Notice>;
  const absent = state.seats.filter(({ claimed }) => claimed === null).map(({ id }) => seatName(state, id));
  return (
    <Notice title={messages.yourTurn}>
      {maySign && <p>{messages.readAndSign}</p>}
      {absent.length > 0 && own === state.founder && <p>{messages.sendLinks(absent)}</p>}
      {toAnswer > 0 && <p>{messages.toAnswer(toAnswer)}</p>}
      {children}
    </Notice>
  );
};
