import { Smartphone } from "lucide-react";
import { currentSigners } from "../../../engine/session/rules/signing.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { InvitationPanel } from "../../../ui/session/invitation-panel.tsx";
import { linkFragment } from "../session-link.ts";
import type { SessionProps } from "../session-props.ts";

/** Opens the device's list of ways to share; a person who closes it has not shared. */
const share = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

type Props = SessionProps & {
  /** Lets the person of a seat sign on this device. */
  readonly onInPerson: (seat: string) => void;
};

/** The links for seats that are still free, on the device that made them, and who may sign on it in person. */
export const Invitations = ({ messages, client, session, state, onInPerson }: Props) => {
  const signers = state.phase === "signing" ? currentSigners(state) : [];
  const isGuest = (id: string): boolean =>
    signers.some((seat) => seat.id === id && (seat.claimed === null || Object.hasOwn(session.guests ?? {}, id)));
  const invited = state.seats.filter(({ id }) => Object.hasOwn(session.invited, id));
  const open = invited.filter(({ claimed }) => claimed === null);
  const inPerson = invited.filter(({ id }) => isGuest(id));
  if ((open.length === 0 && inPerson.length === 0) || state.ended) return null;
  return (
    <div className="grid gap-6">
      {open.map(({ id, name }) => {
        const fragment = linkFragment({
          secret: session.secret,
          invitation: { seat: id, secret: session.invited[id] ?? "" },
        });
        // The invitation opens in the language of this page.
        const link = `${location.origin}${location.pathname}${fragment}`;
        const passed = (how: "copy" | "share"): void => void client.act({ type: "pass_on", seat: id, how });
        return (
          <InvitationPanel
            key={id}
            messages={messages}
            name={name}
            link={link}
            onCopy={async () => {
              const isCopied = await copy(link);
              if (isCopied) passed("copy");
              return isCopied;
            }}
            onShare={"share" in navigator ? () => share(link).then(() => passed("share")) : null}
          />
        );
      })}
      {inPerson.map(({ id, name }) => (
        <div key={id}>
          <Button icon={<Smartphone aria-hidden className="size-5" />} onClick={() => onInPerson(id)}>
            {messages.inPerson.start(name)}
          </Button>
        </div>
      ))}
    </div>
  );
};
