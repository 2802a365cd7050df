import { Smartphone } from "lucide-react";
import { useState } from "react";
import { isPassedOn } from "../../../engine/session/rules/seats.ts";
import { currentSigners } from "../../../engine/session/rules/signing.ts";
import type { PassedOn } from "../../../model/session/session-event.ts";
import type { SeatState } from "../../../model/session/session-state.ts";
import { createInvitation } from "../../../sealing/invitation.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { InvitationPanel } from "../../../ui/session/invite/invitation-panel.tsx";
import { linkFragment } from "../session-link.ts";
import type { SessionProps } from "../session-props.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import { useIsCurrent } from "./use-invitation-status.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { mailAddress, shareLink } from "./share-link.ts";

type Props = SessionProps & {
  /** The seat of this device. */
  readonly seat: string;
  /** Lets the person of a seat sign on this device. */
  readonly onInPerson: (seat: string) => void;
};

/** The invitations for seats that are still free, for the person who started, and who may sign on this device in person. */
export const Invitations = (props: Props) => {
  const { messages, session, state, seat, onInPerson } = props;
  if (seat !== state.founder || state.ended) return null;
  const signers = state.phase === "signing" ? currentSigners(state) : [];
  const isGuest = ({ id, claimed }: SeatState): boolean =>
    Object.hasOwn(session.invited, id) &&
    signers.some((signer) => signer.id === id) &&
    (claimed === null || Object.hasOwn(session.guests ?? {}, id));
  const open = state.seats.filter(({ claimed }) => claimed === null);
  const inPerson = state.seats.filter(isGuest);
  if (open.length === 0 && inPerson.length === 0) return null;
  return (
    <div className="grid gap-8">
      {open.map((invited) => (
        <Invitation key={`${invited.id} ${invited.name}`} {...props} invited={invited} />
      ))}
      {inPerson.map(({ id }) => (
        <div key={id}>
          <Button icon={<Smartphone aria-hidden className="size-5" />} onClick={() => onInPerson(id)}>
            {messages.inPerson.start(seatName(state, id))}
          </Button>
        </div>
      ))}
    </div>
  );
};

const Invitation = ({ messages, client, session, state, invited }: Props & { readonly invited: SeatState }) => {
  const { id } = invited;
  const secret = session.invited[id];
  const isCurrent = useIsCurrent(invited, secret);
  const [isRenewing, setRenewing] = useState(false);
  const passOn = async (how: PassedOn): Promise<void> => {
    if (!isPassedOn(state, id, how)) await client.act({ type: "pass_on", seat: id, how });
  };
  const renew = async (): Promise<boolean> => {
    setRenewing(true);
    const isMade = await makeNew();
    setRenewing(false);
    return isMade;
  };
  const makeNew = async (): Promise<boolean> => {
    const made = await createInvitation(globalThis.crypto);
    // Kept before it is in the log, so that the new link is never lost.
    if (!(await client.saveInvitation(id, made.secret))) return false;
    const failure = await client.act({ type: "invite", seat: id, invitation: made.publicKey });
    if (failure) await client.saveInvitation(id, secret ?? null);
    return failure === null;
  };
  const fragment =
    secret !== undefined && isCurrent === true
      ? linkFragment({ secret: session.secret, invitation: { seat: id, secret } })
      : null;
  // The invitation opens in the language of this page.
  const link = fragment === null ? null : `${location.origin}${location.pathname}${fragment}`;
  const mail = link === null ? "" : mailAddress(messages, state, invited, link);
  return (
    <InvitationPanel
      messages={messages}
      name={seatName(state, id)}
      link={link}
      isChecking={isRenewing || isCurrent === null}
      mail={mail}
      mayShare={"share" in navigator}
      onCopy={copyText}
      onShare={shareLink}
      onPassOn={(how) => void passOn(how)}
      onRenew={renew}
    />
  );
};
