import { Laptop, X } from "lucide-react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../primitives/button.tsx";

/** A device of the person, to show. */
export type ShownDevice = {
  readonly id: string;
  readonly publicKey: string;
  readonly name: string;
  /** The six digits by which it is recognized. */
  readonly code: string;
  readonly isThisOne: boolean;
};

type Props = {
  readonly messages: SessionMessages;
  readonly devices: readonly ShownDevice[];
  readonly isBusy: boolean;
  /** Null where devices cannot be removed. */
  readonly onRemove: ((device: ShownDevice) => void) | null;
};

/** The devices of the person; the first one is not removed. */
export const DeviceList = ({ messages: { devices: words }, devices, isBusy, onRemove }: Props) => (
  <ul className="grid gap-3">
    {devices.map((device, index) => (
      <li key={device.id} className="flex items-start gap-2">
        <Laptop aria-hidden className="mt-1 size-5 shrink-0" />
        <div className="grid min-w-0 gap-2">
          <p>
            <span className="font-semibold">{device.name}</span>
            {device.isThisOne && ` (${words.thisOne})`}
            <span className="block text-sm text-soft">{words.numbered(device.code)}</span>
          </p>
          {onRemove && index > 0 && (
            <div>
              <Button
                small
                disabled={isBusy}
                icon={<X aria-hidden className="size-4" />}
                onClick={() => onRemove(device)}
              >
                {words.remove(device.name)}
              </Button>
            </div>
          )}
        </div>
      </li>
    ))}
  </ul>
);
