import { InvitationPanel } from "../../../ui/session/invitation-panel.tsx";
import { linkFragment } from "../session-link.ts";
import type { SessionProps } from "./session-props.ts";

/** Opens the device's list of ways to share; a person who closes it has not shared. */
const share = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The links for seats that are still free, on the device that made them. */
export const Invitations = ({ words, client, session, state }: SessionProps) => {
  const open = state.seats.filter(({ id, claimed }) => claimed === null && Object.hasOwn(session.invited, id));
  if (open.length === 0 || state.ended) return null;
  return (
    <div className="grid gap-6">
      {open.map(({ id, name }) => {
        const fragment = linkFragment({
          secret: session.secret,
          invitation: { seat: id, secret: session.invited[id] ?? "" },
        });
        const link = `${location.origin}/s/negotiation/${session.id}${fragment}`;
        const passed = (how: "copy" | "share"): void => void client.act({ type: "pass_on", seat: id, how });
        return (
          <InvitationPanel
            key={id}
            words={words}
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
    </div>
  );
};
