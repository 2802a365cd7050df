import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { nowIso } from "../shared/clock.ts";
import { createSessionClient } from "./create-session-client.ts";
import type { SessionClient } from "./create-session-client.ts";
import type { DeviceSession } from "./session-view.ts";
import { httpLogPort } from "./log/http-log-port.ts";

/** Whether keys took a seat and have none now: they belong to a witness who was replaced. */
const isReplaced = ({ state }: DeviceSession, { id, publicKey }: DeviceSession["device"]): boolean =>
  state !== null &&
  !Object.hasOwn(state.devices, id) &&
  state.history.some(({ event }) => event.type === "claim" && event.device === publicKey);

/**
 * The session as a person sees it who signs on this device in person, with keys of their own; null if the device does not
 * keep them. The keys are kept before they are used, so that the seat is not lost with the page.
 */
export const openGuest = async (host: SessionClient, seat: string): Promise<SessionClient | null> => {
  const { session } = host.view();
  const kept = session.guests?.[seat];
  const device = kept && !isReplaced(session, kept) ? kept : await createSigningKeys(globalThis.crypto);
  if (device !== kept && !(await host.saveGuest(seat, device))) return null;
  const invitation = { seat, secret: session.invited[seat] ?? "" };
  const claimed = session.state?.devices[device.id]?.seat ?? null;
  // The host's record keeps the state; this view ends with the page.
  const dependencies = { crypto: globalThis.crypto, port: httpLogPort, save: async () => true, now: nowIso };
  return createSessionClient(dependencies, { ...session, device, invitation, seat: claimed });
};
