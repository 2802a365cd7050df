import type { StoredSession } from "../../../model/session/stored-session.ts";

const renewals = <Key>({ formerDevices = [] }: StoredSession<Key>): number => formerDevices.length;

/** The keys that stay stored although a tab has others: those of the last renewal, or of the tab that opened the link first. */
const keptKeys = <Key>(before: StoredSession<Key>, session: StoredSession<Key>): Partial<StoredSession<Key>> => {
  if (before.device.id === session.device.id || renewals(session) > renewals(before)) return {};
  const { device, formerDevices } = before;
  const { state } = session.head.seq > before.head.seq ? session : before;
  return { device, ...(formerDevices ? { formerDevices } : {}), seat: state?.devices[device.id]?.seat ?? null };
};

/**
 * What is stored of a session that a tab keeps after another tab may have: a tab that has read less of the log does not replace
 * what the other has stored, nor the keys that it renewed. Null if both have renewed them; those stored first may have a seat.
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
    // Two tabs may have made one each; the notes are written with the first.
    ...(noteSecret === undefined ? {} : { noteSecret }),
    ...(deviceLinks ? { deviceLinks: { ...deviceLinks, ...session.deviceLinks } } : {}),
  };
};
