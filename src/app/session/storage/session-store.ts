import type { StoredSession } from "../../../model/session/stored-session.ts";
import { runAtomically } from "../../storage/atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "../../storage/database.ts";
import { mergeSession } from "./merge-session.ts";

/** A session as it is in the database. */
type Stored = StoredSession<CryptoKey>;

/** Whether a record of the database is a session that this version of the site can read. */
export const isStoredSession = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && "format" in value && value.format === 1 && "headKey" in value;

/** Keeps a session; false if the browser refuses, or if another tab has stored other new keys. */
export const saveSession = async (session: Stored): Promise<boolean> => {
  try {
    const database = await openDatabase();
    return await runAtomically(database.transaction("sessions", "readwrite", STRICT_DURABILITY), async (change) => {
      const before: unknown = await change.store.get(session.id);
      const merged = isStoredSession(before) ? mergeSession(before, session) : session;
      if (merged) await change.store.put(merged, session.id);
      return merged !== null;
    });
  } catch {
    return false;
  }
};

/** The session with that id, if this device has it. */
export const loadSession = async (id: string): Promise<Stored | null> => {
  const database = await openDatabase();
  const value: unknown = await database.get("sessions", id);
  return isStoredSession(value) && value.id === id ? value : null;
};

/** Removes a session that could not be started. */
export const forgetSession = async (id: string): Promise<void> => {
  const database = await openDatabase();
  await database.delete("sessions", id);
};
