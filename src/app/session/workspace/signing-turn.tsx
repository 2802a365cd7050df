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
};

/** Whose turn it is. */
export const SigningTurn = ({ messages, state, own, awaited, toAnswer }: Props) => {
  if (awaited.length === 0) return null;
  const others = awaited.filter((id) => id !== own).map((id) => seatName(state, id));
  if (!awaited.includes(own)) return <Notice title={messages.waitingFor(others)} />;
  return (
    <Notice tone="caution" title={messages.yourTurn}>
      {toAnswer > 0 && <p>{messages.toAnswer(toAnswer)}</p>}
    </Notice>
  );
};
