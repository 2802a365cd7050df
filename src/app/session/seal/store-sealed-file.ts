import type { SessionState } from "../../../model/session/session-state.ts";
import { nowIso } from "../../shared/clock.ts";
import { fileName } from "../../shared/download.ts";
import { runAtomically } from "../../storage/atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "../../storage/database.ts";
import { notifyOtherTabs } from "../../storage/other-tabs.ts";
import { describeFile } from "../../storage/records/vault-version.ts";
import { writeDocument } from "../../storage/vault.ts";
import { isStoredSession } from "../storage/session-store.ts";

/** The media type of a sealed file. */
export const SEALED_MIME = "application/pdf";

/** Whether the vault of this device has the sealed file of a session, or had it before the visitor deleted it. */
export const isSealedFileStored = async (id: string): Promise<boolean> => {
  const database = await openDatabase();
  const session: unknown = await database.get("sessions", id);
  if (isStoredSession(session) && session.inVault) return true;
  // An older session has no `inVault`; its file may be in the vault or in the trash.
  return (await database.get("documents", id)) !== undefined;
};

/** Stores the sealed file of a session in the vault of this device, once, whatever other tabs do; false if the browser refuses. */
export const storeSealedFile = async (id: string, state: SessionState, bytes: Uint8Array): Promise<boolean> => {
  const { title, language } = state.document;
  const files = [{ name: fileName(title, "pdf"), mime: SEALED_MIME, bytes }];
  const definition = state.source?.definition ?? null;
  const given = { id, name: title, definition, language, answers: null, files };
  try {
    const described = await Promise.all(files.map(describeFile));
    const database = await openDatabase();
    await runAtomically(
      database.transaction(["sessions", "documents", "files"], "readwrite", STRICT_DURABILITY),
      async (change) => {
        const [sessions, documents] = [change.objectStore("sessions"), change.objectStore("documents")];
        const session: unknown = await sessions.get(id);
        if (isStoredSession(session) && session.inVault) return;
        const isThere = (await documents.get(id)) !== undefined;
        if (!isThere)
          await writeDocument({ documents, files: change.objectStore("files") }, given, described, nowIso());
        if (isStoredSession(session)) await sessions.put({ ...session, inVault: true }, id);
      },
    );
    notifyOtherTabs();
    return true;
  } catch {
    return false;
  }
};
