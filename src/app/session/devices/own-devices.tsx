import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { devicesOf, isFirstDevice } from "../../../engine/session/rules/devices.ts";
import { seatOf } from "../../../engine/session/rules/seats.ts";
import { deviceCode } from "../../../sealing/device-code.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { DeviceList } from "../../../ui/session/devices/device-list.tsx";
import type { ShownDevice } from "../../../ui/session/devices/device-list.tsx";
import { DeviceAsked, DeviceOffer } from "../../../ui/session/devices/device-offer.tsx";
import { linkFragment } from "../session-link.ts";
import { deviceLinkOf } from "../device-link.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";

type Props = SessionProps & { readonly seat: string };

/** The devices of this person: the first one adds and removes others. */
export const OwnDevices = (props: Props) => {
  const { messages, session, state, seat } = props;
  const [isOpen, setOpen] = useState(false);
  if (seatOf(state, seat)?.host !== undefined) return null;
  const { devices: words } = messages;
  const devices = devicesOf(state, seat).map(({ id, publicKey }, index): ShownDevice => ({
    id,
    publicKey,
    name: index === 0 ? words.first : words.second(index + 1),
    code: deviceCode(id),
    isThisOne: id === session.device.id,
  }));
  const isAsked = state.deviceOffers?.[seat]?.asked != null;
  return (
    <Disclosure summary={words.title} open={isOpen || isAsked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <div className="grid gap-4 py-2">
        {isFirstDevice(state, session.device.id) ? (
          <FirstDevice {...props} devices={devices} />
        ) : (
          <>
            <p>{words.added}</p>
            <DeviceList messages={messages} devices={devices} isBusy={false} onRemove={null} />
          </>
        )}
      </div>
    </Disclosure>
  );
};

const FirstDevice = (props: Props & { readonly devices: readonly ShownDevice[] }) => {
  const { messages, client, state, seat, devices } = props;
  const [isBusy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<ShownDevice | null>(null);
  const run = async (task: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await task();
    setBusy(false);
  };
  const remove = async (device: ShownDevice): Promise<void> => {
    setRemoved(null);
    await run(() => client.act({ type: "remove_device", device: device.publicKey }));
  };
  const { devices: words } = messages;
  return (
    <>
      <p>{words.text(seatName(state, seat))}</p>
      {devices.length > 1 && <DeviceList messages={messages} devices={devices} isBusy={isBusy} onRemove={setRemoved} />}
      <Offer {...props} isBusy={isBusy} run={run} />
      <p className="text-sm text-soft">{words.only}</p>
      <ConfirmDialog
        open={removed !== null}
        title={words.removeQuestion(removed?.name ?? "")}
        yes={words.removeYes}
        no={words.removeNo}
        onYes={() => removed && void remove(removed)}
        onNo={() => setRemoved(null)}
      />
    </>
  );
};

type OfferProps = Props & {
  readonly isBusy: boolean;
  readonly run: (task: () => Promise<unknown>) => Promise<void>;
};

const Offer = ({ messages, client, session, state, seat, isBusy, run }: OfferProps) => {
  const offer = state.deviceOffers?.[seat];
  const secret = deviceLinkOf(session);
  if (offer?.asked) {
    const { device, publicKey } = offer.asked;
    return (
      <DeviceAsked
        messages={messages}
        name={seatName(state, seat)}
        code={deviceCode(device)}
        isBusy={isBusy}
        onConfirm={() => void run(() => client.addDevice(publicKey))}
        onRefuse={() => void run(() => client.offerDevice(true))}
      />
    );
  }
  if (secret !== undefined) {
    const fragment = linkFragment({ secret: session.secret, invitation: { seat, secret, isDevice: true } });
    return (
      <DeviceOffer
        messages={messages}
        link={`${location.origin}${location.pathname}${fragment}`}
        isBusy={isBusy}
        onCopy={copyText}
        onCancel={() => void run(() => client.offerDevice(true))}
      />
    );
  }
  return (
    <div>
      <Button
        disabled={isBusy}
        icon={<MonitorSmartphone aria-hidden className="size-5" />}
        onClick={() => void run(() => client.offerDevice())}
      >
        {messages.devices.connect}
      </Button>
    </div>
  );
};
