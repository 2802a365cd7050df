import { useState } from "react";
import { nextActs } from "../../../engine/session/next-acts.ts";
import { seatOf } from "../../../engine/session/rules/seats.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SeatRole, SessionEvent } from "../../../model/session/session-event.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ReasonForm } from "../../../ui/session/parts/reason-form.tsx";
import type { SessionProps } from "../session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
};

/** A witness or a notary who refuses does not end it. */
const refusalWords = (messages: SessionMessages, role: SeatRole | undefined) => {
  if (role === "witness" || role === "notary") {
    const { refuseReason: label, confirmRefuse: send, refuse: ask } = messages[role];
    return { label, send, ask };
  }
  return { label: messages.refuseReason, send: messages.confirmRefuse, ask: messages.refuseSign };
};

/** Refusing to sign, and for the founder ending the negotiation for everyone; both ask for a reason. */
export const EndPanel = ({ messages, state, seat, isBusy, act }: Props) => {
  const [asks, setAsks] = useState<"refuse" | "void" | null>(null);
  const { canRefuse, canVoid } = nextActs(state, seat);
  if (!canRefuse && !canVoid) return null;
  const refusal = refusalWords(messages, seatOf(state, seat)?.role);
  if (asks) {
    const isVoid = asks === "void";
    return (
      <ReasonForm
        label={isVoid ? messages.voidReason : refusal.label}
        send={isVoid ? messages.confirmVoid : refusal.send}
        cancel={messages.cancel}
        isBusy={isBusy}
        isDangerous
        onCancel={() => setAsks(null)}
        onSend={(reason) => void act({ type: asks, reason }).then((isDone) => isDone && setAsks(null))}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
      {canVoid ? (
        <Button onClick={() => setAsks("void")}>{messages.voidSession}</Button>
      ) : (
        <Button onClick={() => setAsks("refuse")}>{refusal.ask}</Button>
      )}
    </div>
  );
};
