import { ClipboardCopy } from "lucide-react";
import { useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { LinkField } from "../invite/link-field.tsx";
import { QrCode } from "../invite/qr-code.tsx";

type OfferProps = {
  readonly messages: SessionMessages;
  readonly link: string;
  readonly isBusy: boolean;
  /** False if the browser does not copy. */
  readonly onCopy: (link: string) => Promise<boolean>;
  readonly onCancel: () => void;
};

/** The link for another device of the person, to be scanned or opened there. */
export const DeviceOffer = ({ messages, link, isBusy, onCopy, onCancel }: OfferProps) => {
  const [status, setStatus] = useState("");
  const copy = async (): Promise<void> => setStatus((await onCopy(link)) ? messages.copied : messages.copyFailed);
  return (
    <>
      <p>{messages.devices.offerText}</p>
      <QrCode text={link} label={messages.devices.code} failed={messages.invite.codeFailed} />
      <LinkField label={messages.link} link={link} />
      <p className="text-sm">{messages.devices.waiting}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<ClipboardCopy aria-hidden className="size-5" />} onClick={() => void copy()}>
          {messages.copyLink}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {messages.devices.cancel}
        </Button>
      </div>
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
    </>
  );
};

type AskedProps = {
  readonly messages: SessionMessages;
  /** The person of the seat. */
  readonly name: string;
  readonly code: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
};

/** A device has opened the link: the person compares its number before it gets a place. */
export const DeviceAsked = ({ messages: { devices }, name, code, isBusy, onConfirm, onRefuse }: AskedProps) => (
  <Notice tone="caution" role="alert" title={devices.askedTitle(name)}>
    <p className="mb-3">{devices.asked(code)}</p>
    <div className="flex flex-wrap gap-3">
      <Button variant="main" disabled={isBusy} onClick={onConfirm}>
        {devices.confirm}
      </Button>
      <Button disabled={isBusy} onClick={onRefuse}>
        {devices.refuse}
      </Button>
    </div>
  </Notice>
);
