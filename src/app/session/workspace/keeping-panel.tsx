import { useState } from "react";
import { deletionConsents, deletionProblem, withoutDeletionConsent } from "../../../engine/session/rules/deletion.ts";
import { consentToDeletion } from "../../../sealing/session-deletion.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { answerOf } from "../log/http-log-port.ts";
import { deleteLog, extendLog } from "../log-client/keep-log.ts";
import type { DeviceSession } from "../session-view.ts";
import { seatName } from "../session-props.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

type Props = SessionProps & { readonly isBusy: boolean; readonly act: ActOfSeat };

/** How long the server keeps a session; a party can extend it, and all together can end it. */
export const KeepingPanel = (props: Props) => {
  const { messages, locale, client, state } = props;
  const [status, setStatus] = useState("");
  const extend = async (): Promise<void> => {
    const answer = answerOf(await extendLog(client.access), (expires) => new Date(expires));
    const dateOf = (day: Date): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: state.zone }).format(day);
    setStatus(answer.ok ? messages.keeping.kept(dateOf(answer.value)) : messages.logFailures[answer.failure]);
  };
  return (
    <Disclosure summary={messages.keeping.title}>
      <div className="grid max-w-form gap-4 py-3">
        <p>{messages.keeping.text}</p>
        <div>
          <Button onClick={() => void extend()}>{messages.keeping.extend}</Button>
        </div>
        {deletionProblem(state) === null && <Deletion {...props} onStatus={setStatus} />}
        <p role="status">{status}</p>
      </div>
    </Disclosure>
  );
};

/** The keys of this device, and of the people who signed on it in person, that have a seat. */
const keysHere = ({ device, guests = {}, state }: DeviceSession): readonly DeviceSession["device"][] =>
  [device, ...Object.values(guests)].filter(({ id }) => Object.hasOwn(state?.devices ?? {}, id));

const Deletion = (props: Props & { readonly onStatus: (status: string) => void }) => {
  const { messages, client, session, state, isBusy, act, onStatus } = props;
  const [isAsking, setAsking] = useState(false);
  const keys = keysHere(session);
  const given = new Set(deletionConsents(state).map(({ publicKey }) => publicKey));
  const hasAgreed = keys.every(({ publicKey }) => given.has(publicKey));
  const missing = withoutDeletionConsent(state);
  const agree = async (): Promise<void> => {
    setAsking(false);
    const consents = await Promise.all(keys.map((key) => consentToDeletion(globalThis.crypto, key, session.id)));
    await act({ type: "delete", consents });
  };
  const remove = async (): Promise<void> => {
    const result = await deleteLog(client.access, deletionConsents(state));
    if (!result.ok && result.problem.code === "consent_missing") return onStatus(messages.keeping.missing);
    const answer = answerOf(result, () => null);
    return onStatus(answer.ok ? messages.keeping.done : messages.logFailures[answer.failure]);
  };
  return (
    <>
      <p>{messages.keeping.deleteText}</p>
      {keys.length > 1 && !hasAgreed && <p>{messages.keeping.inPerson}</p>}
      {hasAgreed && missing.length > 0 && (
        <p>{messages.keeping.waiting(missing.map((seat) => seatName(state, seat)).join(", "))}</p>
      )}
      <div>
        {hasAgreed ? (
          missing.length === 0 && (
            <Button variant="danger" onClick={() => void remove()}>
              {messages.keeping.remove}
            </Button>
          )
        ) : (
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {messages.keeping.agree}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.keeping.question}
        yes={messages.keeping.yes}
        no={messages.keeping.no}
        onYes={() => void agree()}
        onNo={() => setAsking(false)}
      />
    </>
  );
};
