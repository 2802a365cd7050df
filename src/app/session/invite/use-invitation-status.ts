import { useEffect, useState } from "react";
import type { SessionState } from "../../../model/session/session-state.ts";
import { isInvitationCurrent } from "../../../sealing/invitation.ts";
import type { DeviceSession } from "../session-view.ts";

/** The status of an invitation: open, used, replaced by a new one, or not of this session. */
export type InvitationStatus = "checking" | "open" | "taken" | "replaced" | "unknown";

/** Whether the secret of a link belongs to the public key that the log has for it; null while it is checked. */
export const useIsCurrent = (
  link: { readonly invitation: string } | undefined,
  secret: string | undefined,
): boolean | null => {
  const publicKey = link?.invitation ?? "";
  const [checked, setChecked] = useState<{ readonly of: string; readonly isCurrent: boolean } | null>(null);
  const of = `${publicKey} ${secret ?? ""}`;
  useEffect(() => {
    let isOpen = true;
    const check = async (): Promise<void> => {
      const isCurrent =
        secret !== undefined &&
        (await isInvitationCurrent(globalThis.crypto, { publicKey, secret }).catch(() => false));
      if (isOpen) setChecked({ of, isCurrent });
    };
    void check();
    return () => {
      isOpen = false;
    };
  }, [of, publicKey, secret]);
  return checked?.of === of ? checked.isCurrent : null;
};

/** The status of the invitation that this device was given. */
export const useInvitationStatus = ({ seats }: SessionState, { invitation }: DeviceSession): InvitationStatus => {
  const seat = seats.find(({ id }) => id === invitation?.seat);
  const isCurrent = useIsCurrent(seat, invitation?.secret);
  if (!seat) return "unknown";
  if (isCurrent === null) return "checking";
  if (!isCurrent) return "replaced";
  return seat.claimed === null ? "open" : "taken";
};
