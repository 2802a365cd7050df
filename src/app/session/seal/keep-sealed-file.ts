import type { SessionState } from "../../../model/session/session-state.ts";
import { nowIso } from "../../shared/clock.ts";
import { fileName } from "../../shared/download.ts";
import { storeInVault } from "../../storage/vault.ts";
import { loadSession, markInVault } from "../session-store.ts";

/** The media type of a sealed file. */
export const SEALED_MIME = "application/pdf";

/** Stores the sealed file of a session in the vault of this device, once; false if the browser refuses. */
export const keepSealedFile = async (id: string, state: SessionState, file: Uint8Array): Promise<boolean> => {
  const stored = await loadSession(id);
  if (stored?.inVault) return true;
  const { title, language } = state.document;
  const files = [{ name: fileName(title, "pdf"), mime: SEALED_MIME, bytes: file }];
  const definition = state.source?.definition ?? null;
  const kept = await storeInVault({ id, name: title, definition, language, answers: null, files }, nowIso());
  if (kept.type === "failed") return false;
  await markInVault(id);
  return true;
};
