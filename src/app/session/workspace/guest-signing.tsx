import { useEffect, useRef, useState } from "react";
import { areHostsConfirmed } from "../../../engine/session/rules/in-person.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import type { SessionClient } from "../create-session-client.ts";
import type { SessionFile } from "../file/use-session-file.ts";
import { openGuest } from "../open-guest.ts";
import type { ActFailure } from "../session-view.ts";
import { useSessionView } from "../use-session-client.ts";
import { AmendsNotice } from "./amends-notice.tsx";
import { SessionFailure } from "./session-failure.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";
import { SignPanel } from "./sign-panel.tsx";

type Props = SessionProps & {
  /** The seat of the device's owner. */
  readonly seat: string;
  /** The seat of the person who signs on this device. */
  readonly guest: string;
  readonly file: SessionFile;
  readonly onDone: () => void;
};

/**
 * Claims the seat, because a signature names the device of its signer; before that, the owner of the device states that it is
 * for someone who signs on it in person. Null if the person can sign.
 */
const joinAs = async (owner: SessionClient, joined: SessionClient, host: string): Promise<ActFailure | null> => {
  const failure = await joined.refresh();
  const { state, seat, device, invitation } = joined.view().session;
  if (failure || !state || seat !== null) return failure;
  const [guest, { publicKey }] = [invitation?.seat ?? "", device];
  // Stated already if the page was closed in between.
  const isStated = !areHostsConfirmed(state) || state.hosted?.[guest]?.device === publicKey;
  const refused = isStated ? null : await owner.act({ type: "host", seat: guest, device: publicKey });
  return refused ?? (await joined.refresh()) ?? joined.claim(host);
};

/** Another party signs on this device: it is passed to them, they sign with keys of their own, and they give it back. */
export const GuestSigning = (props: Props) => {
  const { messages, client, seat, guest, state, onDone } = props;
  const [opened, setOpened] = useState<SessionClient | "passing" | "opening">("passing");
  const [failed, setFailed] = useState<ActFailure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = seatName(state, guest);
  const open = async (): Promise<void> => {
    setOpened("opening");
    const joined = await openGuest(client, guest).catch(() => null);
    const failure = joined ? await joinAs(client, joined, seat) : ({ by: "storage" } as const);
    await client.refresh();
    setFailed(failure);
    setOpened(joined && !failure ? joined : "passing");
  };
  return (
    <section className="grid gap-5" aria-labelledby="session-guest">
      <h2 ref={heading} id="session-guest" tabIndex={-1} className="text-2xl">
        {typeof opened === "object" ? messages.inPerson.start(name) : messages.inPerson.passTo(name)}
      </h2>
      {opened === "opening" && <Spinner label={messages.opening} />}
      {opened === "passing" && (
        <>
          <p>{messages.inPerson.passText(name)}</p>
          <SessionFailure messages={messages} failure={failed} />
          <div className="flex flex-wrap gap-3">
            <Button variant="main" onClick={() => void open()}>
              {messages.inPerson.iAm(name)}
            </Button>
            <Button onClick={onDone}>{messages.cancel}</Button>
          </div>
        </>
      )}
      {typeof opened === "object" && <OpenedGuest {...props} guestClient={opened} />}
    </section>
  );
};

type OpenedProps = Props & { readonly guestClient: SessionClient };

const OpenedGuest = ({ guestClient, ...props }: OpenedProps) => {
  const { messages, client, seat, guest, file, onDone } = props;
  const { session, failure } = useSessionView(guestClient);
  const [isBusy, setBusy] = useState(false);
  const settings = useDocumentSettings((stored) => stored.settings);
  const state = session.state ?? props.state;
  const act = async (event: SessionEvent): Promise<boolean> => {
    setBusy(true);
    try {
      const problem = await guestClient.act(event);
      await client.refresh();
      return problem === null;
    } finally {
      setBusy(false);
    }
  };
  if (Object.hasOwn(state.signatures, guest)) {
    const owner = seatName(state, seat);
    return (
      <Notice tone="good" title={messages.inPerson.thanks(seatName(state, guest))}>
        <p className="mb-3">{messages.inPerson.giveBack(owner)}</p>
        <Button variant="main" onClick={onDone}>
          {messages.inPerson.iAm(owner)}
        </Button>
      </Notice>
    );
  }
  const given = { ...props, client: guestClient, session, state, failure };
  return (
    <>
      <AmendsNotice messages={messages} state={state} />
      <p>{messages.inPerson.recorded(seatName(state, seat))}</p>
      <SignPanel {...given} seat={guest} settings={settings} file={file} isBusy={isBusy} act={act} />
      <SessionFailure messages={messages} failure={failure} />
    </>
  );
};
