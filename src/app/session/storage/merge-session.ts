import type { StoredSession } from "../../../model/session/stored-session.ts";

const renewals = <Key>({ formerDevices = [] }: StoredSession<Key>): number => formerDevices.length;

/**
 * The stored keys, if they take precedence over those of the tab that saves: keys that were renewed more often do, then
 * keys that were stored first.
 */
const keptKeys = <Key>(before: StoredSession<Key>, session: StoredSession<Key>): Partial<StoredSession<Key>> => {
  if (before.device.id === session.device.id || renewals(session) > renewals(before)) return {};
  const { device, formerDevices } = before;
  const { state } = session.head.seq > before.head.seq ? session : before;
  return { device, ...(formerDevices ? { formerDevices } : {}), seat: state?.devices[device.id]?.seat ?? null };
};

/**
 * The record to store when a tab saves a session that another tab may have saved meanwhile. A tab that has read less of
 * the log replaces neither the stored state nor renewed keys. Null if both tabs have renewed the keys, because the
 * stored ones may already have a seat.
 */
export const mergeSession = <Key>(
  before: StoredSession<Key>,
  session: StoredSession<Key>,
): StoredSession<Key> | null => {
  const count = renewals(session);
  if (count > 0 && count === renewals(before) && before.device.id !== session.device.id) return null;
  const { head, state, seat, inVault, noteSecret, deviceLinks } = before;
  return {
    ...session,
    ...(head.seq > session.head.seq ? { head, state, seat } : {}),
    ...keptKeys(before, session),
    ...(inVault ? { inVault } : {}),
    // Each tab may have created a secret; the notes are encrypted with the first.
    ...(noteSecret === undefined ? {} : { noteSecret }),
    ...(deviceLinks ? { deviceLinks: { ...deviceLinks, ...session.deviceLinks } } : {}),
  };
};
