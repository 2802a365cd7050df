import type { DeviceSession } from "./session-view.ts";

/** The secret of the link for another device that the log has for this seat, if this device made it. */
export const deviceLinkOf = ({ state, seat, deviceLinks = {} }: DeviceSession): string | undefined =>
  deviceLinks[state?.deviceOffers?.[seat ?? ""]?.invitation ?? ""];
