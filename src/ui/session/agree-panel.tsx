import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { NextActs } from "../../engine/session/next-acts.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
};

/** Agreement to the text as it is now, or why it has to wait. */
export const AgreePanel = ({ messages, acts, isBusy, onAgree }: Props) => {
  if (acts.agree === "already_done") return <p>{messages.agreedYou}</p>;
  if (acts.agree === "open_points") return <p className="text-soft">{messages.blockedOpen}</p>;
  if (acts.agree !== null) return null;
  return (
    <div className="grid gap-3">
      <p>{messages.agreeNow}</p>
      <div>
        <Button variant="main" disabled={isBusy} onClick={onAgree}>
          {messages.agree}
        </Button>
      </div>
    </div>
  );
};
