import { useEffect, useState } from "react";
import { deletionConsents } from "../../../engine/session/rules/deletion.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { consentToDeletion } from "../../../sealing/session-deletion.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { answerOf } from "../log/http-log-port.ts";
import { deleteLog } from "../log-client/log-retention.ts";
import type { DeviceSession } from "../session-view.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { deletionStatus } from "./deletion-status.ts";
import type { DeletionStatus } from "./deletion-status.ts";

type Props = SessionProps & {
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
  readonly onStatus: (status: string) => void;
};

/** Whose agreement is missing; null until the signatures are checked. */
const useDeletionStatus = (session: string, state: SessionState): DeletionStatus | null => {
  const [status, setStatus] = useState<DeletionStatus | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const found = await deletionStatus(globalThis.crypto, session, state);
      if (isCurrent) setStatus(found);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [session, state]);
  return status;
};

/** Keys that can agree to the deletion. */
type DecidingKeys = readonly DeviceSession["device"][];

/** The seat whose first device decides for a device that delegated its consent; null if the device decides itself. */
const leftTo = (state: SessionState, device: string): string | null => {
  const by = deletionConsents(state).findLast((consent) => consent.publicKey === device)?.by;
  return Object.values(state.devices).find(({ publicKey }) => publicKey === by)?.seat ?? null;
};

/**
 * The keys on this device that can agree: its own, and those of people who signed on it in person, if they have a seat.
 */
const decidingKeys = ({ device, guests = {} }: DeviceSession, state: SessionState): DecidingKeys =>
  [device, ...Object.values(guests)].filter(
    ({ id, publicKey }) => Object.hasOwn(state.devices, id) && leftTo(state, publicKey) === null,
  );

type DeciderProps = Pick<SessionProps, "messages" | "session" | "state"> & { readonly decider: string };

/** Who decides for this device, which has delegated its consent. */
const DeciderNote = ({ messages, session, state, decider }: DeciderProps) => (
  <p>
    {decider === session.seat
      ? messages.retention.onFirstDevice
      : messages.retention.decidedBy(seatName(state, decider))}
  </p>
);

type WaitingProps = Pick<SessionProps, "messages" | "state"> & { readonly waiting: readonly string[] };

/** Whose agreement is missing after this device has agreed. */
const WaitingNote = ({ messages, state, waiting }: WaitingProps) => (
  <>
    <p>{messages.retention.waiting(waiting.map((seat) => seatName(state, seat)).join(", "))}</p>
    <p>{messages.retention.untilThen}</p>
  </>
);

/** Agrees to the deletion with these keys, and deletes the log once everyone has agreed. */
const deletionActs = ({ messages, client, session, state, act, onStatus }: Props, keys: DecidingKeys) => ({
  agree: () =>
    act(async (seq) => {
      const { crypto } = globalThis;
      const consents = await Promise.all(keys.map((key) => consentToDeletion(crypto, key, session.id, { seq })));
      return { type: "delete", consents };
    }),
  remove: async (): Promise<void> => {
    const result = await deleteLog(client.access, deletionConsents(state));
    if (!result.ok && result.problem.code === "consent_missing") return onStatus(messages.retention.missing);
    const answer = answerOf(result, () => null);
    return onStatus(answer.ok ? messages.retention.done : messages.logFailures[answer.failure]);
  },
});

/** The deletion of the server's copy, which everyone who wrote in the session has to agree to; offered if they can. */
export const DeletionSection = (props: Props) => {
  const { messages, session, state, isBusy, act } = props;
  const [isAsking, setAsking] = useState(false);
  const status = useDeletionStatus(session.id, state);
  const keys = decidingKeys(session, state);
  const given = new Set(deletionConsents(state).map(({ publicKey }) => publicKey));
  const hasAgreed = keys.length > 0 && keys.every(({ publicKey }) => given.has(publicKey));
  const decider = leftTo(state, session.device.publicKey);
  const { agree, remove } = deletionActs(props, keys);
  if (!status) return null;
  const { waiting } = status;
  if (status.isBlocked) return <p>{messages.retention.blocked}</p>;
  return (
    <>
      <p>{messages.retention.deleteText}</p>
      {decider !== null && <DeciderNote {...{ messages, session, state, decider }} />}
      {keys.length > 1 && !hasAgreed && <p>{messages.retention.inPerson}</p>}
      {hasAgreed && waiting.length > 0 && <WaitingNote {...{ messages, state, waiting }} />}
      <div>
        {waiting.length === 0 && (
          <Button variant="danger" onClick={() => void remove()}>
            {messages.retention.remove}
          </Button>
        )}
        {keys.length > 0 && !hasAgreed && (
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {messages.retention.agree}
          </Button>
        )}
        {hasAgreed && waiting.length > 0 && (
          <Button disabled={isBusy} onClick={() => void act({ type: "keep" })}>
            {messages.retention.withdraw}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.retention.question}
        yes={messages.retention.yes}
        no={messages.retention.no}
        onYes={() => {
          setAsking(false);
          void agree();
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
};
