import type { SessionWords } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { seatName } from "./session-props.ts";

type Props = {
  readonly words: SessionWords;
  readonly state: SessionState;
  readonly own: string;
  readonly awaited: readonly string[];
  readonly toAnswer: number;
};

/** Whose turn it is. */
export const TurnLine = ({ words, state, own, awaited, toAnswer }: Props) => {
  if (awaited.length === 0) return null;
  const others = awaited.filter((id) => id !== own).map((id) => seatName(state, id));
  if (!awaited.includes(own)) return <Notice title={words.waitingFor(others)} />;
  return (
    <Notice tone="caution" title={words.yourTurn}>
      {toAnswer > 0 && <p>{words.toAnswer(toAnswer)}</p>}
    </Notice>
  );
};
