import { ClipboardCopy, Share2 } from "lucide-react";
import { useId, useState } from "react";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly name: string;
  readonly link: string;
  /** Opens the device's own list of ways to share; null where it has none. */
  readonly onShare: (() => Promise<void>) | null;
  readonly onCopy: () => Promise<boolean>;
};

/** The link for one party, to be passed on by the person who invites. */
export const InvitationPanel = ({ messages, name, link, onShare, onCopy }: Props) => {
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <section className="grid gap-3" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-lg">
        {messages.invitation(name)}
      </h3>
      <p>{messages.invitationText(name)}</p>
      <label htmlFor={id} className="sr-only">
        {messages.link}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="h-11 w-full rounded-md border border-edge bg-well px-3 font-mono text-sm text-ink"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="main"
          icon={<ClipboardCopy aria-hidden className="size-5" />}
          onClick={() => void onCopy().then(setCopied)}
        >
          {messages.copyLink}
        </Button>
        {onShare && (
          <Button icon={<Share2 aria-hidden className="size-5" />} onClick={() => void onShare()}>
            {messages.shareLink}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-soft">
        {copied !== null && (copied ? messages.copied : messages.copyFailed)}
      </p>
    </section>
  );
};
