import { MAY_SIGN_AGAIN, canSignAgain, sealObstacles } from "../../../engine/session/rules/sign-again.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

type Props = Pick<SessionProps, "messages" | "state"> & {
  readonly seat: string;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
};

/** Why the signatures so far cannot be sealed, and what the founder can do about it; nothing while they can. */
export const SignAgainPanel = ({ messages: { signAgain }, state, seat, isBusy, act }: Props) => {
  const obstacles = sealObstacles(state);
  if (obstacles.length === 0 || !MAY_SIGN_AGAIN.includes(state.phase)) return null;
  const names = [...new Set(obstacles.map((entry) => seatName(state, entry.seat ?? "")))].join(", ");
  return (
    <Notice tone="danger" role="alert" title={signAgain.title}>
      <p>{signAgain.text(names)}</p>
      {canSignAgain(state, seat) ? (
        <>
          <p>{signAgain.founder}</p>
          <Button className="mt-2" disabled={isBusy} onClick={() => void act({ type: "sign_again" })}>
            {signAgain.start}
          </Button>
        </>
      ) : (
        <p>{signAgain.others(seatName(state, state.founder))}</p>
      )}
    </Notice>
  );
};
