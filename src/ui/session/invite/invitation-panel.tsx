import { ClipboardCopy, Mail, QrCode as QrIcon, Share2 } from "lucide-react";
import { useId, useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PassedOn } from "../../../model/session/session-event.ts";
import { buttonClasses } from "../../primitives/button-classes.ts";
import { Button } from "../../primitives/button.tsx";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { LinkField } from "./link-field.tsx";
import { QrCode } from "./qr-code.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly name: string;
  /** Null if this device does not have the current link. */
  readonly link: string | null;
  /** True while it is being checked whether the link is the current one. */
  readonly isChecking: boolean;
  /** The address that opens a mail program with the invitation. */
  readonly mail: string;
  /** Whether the device has a list of ways to share. */
  readonly mayShare: boolean;
  /** False if the browser does not copy. */
  readonly onCopy: (link: string) => Promise<boolean>;
  /** False if the person closed the list without sharing. */
  readonly onShare: (link: string) => Promise<boolean>;
  readonly onPassOn: (how: PassedOn) => void;
  /** Makes a new link; false if it was not made. */
  readonly onRenew: () => Promise<boolean>;
};

/** The link for one party, to be passed on by the person who invites. */
export const InvitationPanel = (props: Props) => {
  const { messages, name, link, isChecking } = props;
  const id = useId();
  const [status, setStatus] = useState("");
  return (
    <section className="grid gap-3" aria-labelledby={id} aria-busy={isChecking}>
      <h3 id={id} className="text-lg break-words">
        {messages.invitation(name)}
      </h3>
      {!isChecking && link === null && <LinkUnavailable {...props} onStatus={setStatus} />}
      {!isChecking && link !== null && (
        <>
          <p>{messages.invitationText(name)}</p>
          <LinkField label={messages.link} link={link} />
          <ShareOptions {...props} link={link} onStatus={setStatus} />
        </>
      )}
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
      {!isChecking && link !== null && (
        <Disclosure summary={messages.invite.lost}>
          <div className="grid gap-3 py-2">
            <p>{messages.invite.renewText(name)}</p>
            <ReplaceLink {...props} onStatus={setStatus} />
          </div>
        </Disclosure>
      )}
    </section>
  );
};

type WithStatus = Props & { readonly onStatus: (status: string) => void };

const LinkUnavailable = (props: WithStatus) => (
  <>
    <p>{props.messages.invite.notHere(props.name)}</p>
    <ReplaceLink {...props} />
  </>
);

const ReplaceLink = ({ messages, name, onRenew, onStatus }: WithStatus) => {
  const [isBusy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    const isMade = await onRenew();
    setBusy(false);
    onStatus(isMade ? messages.invite.renewed(name) : "");
  };
  return (
    <div>
      <Button disabled={isBusy} onClick={() => void renew()}>
        {messages.invite.renew}
      </Button>
    </div>
  );
};

/** The ways to pass a link on. */
const ShareOptions = (props: WithStatus & { readonly link: string }) => {
  const { messages, name, link, mail, mayShare, onCopy, onShare, onPassOn, onStatus } = props;
  const [isCodeShown, setCodeShown] = useState(false);
  const copy = async (): Promise<void> => {
    const isCopied = await onCopy(link);
    onStatus(isCopied ? messages.copied : messages.copyFailed);
    if (isCopied) onPassOn("copy");
  };
  const share = async (): Promise<void> => {
    if (await onShare(link)) onPassOn("share");
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" icon={<ClipboardCopy aria-hidden className="size-5" />} onClick={() => void copy()}>
          {messages.copyLink}
        </Button>
        <a href={mail} className={buttonClasses("quiet")} onClick={() => onPassOn("mail")}>
          <Mail aria-hidden className="size-5" />
          {messages.invite.mail}
        </a>
        {mayShare && (
          <Button icon={<Share2 aria-hidden className="size-5" />} onClick={() => void share()}>
            {messages.shareLink}
          </Button>
        )}
        <Button
          icon={<QrIcon aria-hidden className="size-5" />}
          aria-expanded={isCodeShown}
          onClick={() => {
            if (!isCodeShown) onPassOn("code");
            setCodeShown(!isCodeShown);
          }}
        >
          {isCodeShown ? messages.invite.hideCode : messages.invite.showCode}
        </Button>
      </div>
      {isCodeShown && (
        <figure className="grid gap-2">
          <QrCode text={link} label={messages.invite.code(name)} failed={messages.invite.codeFailed} />
          <figcaption className="text-sm text-soft">{messages.invite.codeText(name)}</figcaption>
        </figure>
      )}
    </>
  );
};
