import type { SessionWords } from "../../i18n/en/session/session.ts";
import type { NextActs } from "../../engine/session/next-acts.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly words: SessionWords;
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
};

/** Agreement to the text as it is now, or why it has to wait. */
export const AgreePanel = ({ words, acts, isBusy, onAgree }: Props) => {
  if (acts.agree === "already_done") return <p>{words.agreedYou}</p>;
  if (acts.agree === "open_points") return <p className="text-soft">{words.blockedOpen}</p>;
  if (acts.agree !== null) return null;
  return (
    <div className="grid gap-3">
      <p>{words.agreeNow}</p>
      <div>
        <Button variant="main" disabled={isBusy} onClick={onAgree}>
          {words.agree}
        </Button>
      </div>
    </div>
  );
};
