import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { nowIso } from "../shared/clock.ts";
import { createSessionClient } from "./create-session-client.ts";
import type { SessionClient } from "./create-session-client.ts";
import { httpLogPort } from "./log/http-log-port.ts";
import { areKeysSpent } from "./session-acts.ts";

/**
 * The session of a person who signs in person on this device, with keys of their own; null if the device cannot store
 * the keys. They are stored before their first use, so that closing the page does not lose the seat.
 */
export const openGuest = async (host: SessionClient, seat: string): Promise<SessionClient | null> => {
  const { session } = host.view();
  const kept = session.guests?.[seat];
  const device = kept && !areKeysSpent(session, kept) ? kept : await createSigningKeys(globalThis.crypto);
  if (device !== kept && !(await host.saveGuest(seat, device))) return null;
  const { formerDevices: _, ...rest } = session;
  const invitation = { seat, secret: session.invited[seat] ?? "" };
  const claimed = session.state?.devices[device.id]?.seat ?? null;
  // The host's record keeps the state; this view ends with the page.
  const dependencies = { crypto: globalThis.crypto, port: httpLogPort, save: async () => true, now: nowIso };
  return createSessionClient(dependencies, { ...rest, device, invitation, seat: claimed });
};
