import { useState } from "react";
import { nextActs } from "../../../engine/session/next-acts.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ReasonForm } from "../../../ui/session/reason-form.tsx";
import type { SessionProps } from "./session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
};

/** Refusing to sign, and for the founder ending the negotiation for everyone; both ask for a reason. */
export const EndPanel = ({ words, state, seat, isBusy, act }: Props) => {
  const [asks, setAsks] = useState<"refuse" | "void" | null>(null);
  const { canRefuse, canVoid } = nextActs(state, seat);
  if (!canRefuse && !canVoid) return null;
  if (asks) {
    const isVoid = asks === "void";
    return (
      <ReasonForm
        label={isVoid ? words.voidReason : words.refuseReason}
        send={isVoid ? words.confirmVoid : words.confirmRefuse}
        cancel={words.cancel}
        isBusy={isBusy}
        isDangerous
        onCancel={() => setAsks(null)}
        onSend={(reason) => void act({ type: asks, reason })}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
      {canVoid ? (
        <Button onClick={() => setAsks("void")}>{words.voidSession}</Button>
      ) : (
        <Button onClick={() => setAsks("refuse")}>{words.refuseSign}</Button>
      )}
    </div>
  );
};
