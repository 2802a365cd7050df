import { openDatabase } from "./database.ts";
import { readDraft } from "./draft-shape.ts";
import { failureOf } from "./records.ts";
import type { KeepFailure } from "./records.ts";
import { readSavedReview } from "./review-shape.ts";
import { readTrackedItem, readVaultDocument } from "./vault-shape.ts";

const FORMAT = 1;

/** Everything on this device in one JSON file. Bytes are in base64. */
type Backup = {
  readonly format: typeof FORMAT;
  readonly made: string;
  readonly drafts: readonly unknown[];
  readonly documents: readonly unknown[];
  readonly tracked: readonly unknown[];
  /** Absent in files of the time before reviews. */
  readonly reviews?: readonly unknown[];
  readonly files: { readonly [id: string]: string };
};

/** What came of bringing a file back in. */
export type Restoring =
  | { readonly type: "done"; readonly added: number; readonly kept: number; readonly unreadable: number }
  | { readonly type: "not_ours" }
  | { readonly type: "failed"; readonly why: KeepFailure };

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};

/** Everything kept on this device as the text of one file. Rejects where the browser keeps nothing. */
export const writeBackup = async (now: string): Promise<string> => {
  const database = await openDatabase();
  const [drafts, documents, tracked, reviews, keys, values] = await Promise.all([
    database.getAll("drafts"),
    database.getAll("documents"),
    database.getAll("tracked"),
    database.getAll("reviews"),
    database.getAllKeys("files"),
    database.getAll("files"),
  ]);
  const files = Object.fromEntries(
    keys.flatMap((key, place) => {
      const bytes = values[place];
      return bytes instanceof Uint8Array ? [[key, toBase64(bytes)]] : [];
    }),
  );
  const backup: Backup = { format: FORMAT, made: now, drafts, documents, tracked, reviews, files };
  return JSON.stringify(backup);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const readBackup = (text: string): Backup | null => {
  try {
    const given = JSON.parse(text) as Partial<Backup> | null;
    if (given?.format !== FORMAT || typeof given.files !== "object" || given.files === null) return null;
    const { drafts, documents, tracked, reviews = [] } = given;
    if (!isList(drafts) || !isList(documents) || !isList(tracked) || !isList(reviews)) return null;
    return { format: FORMAT, made: String(given.made), drafts, documents, tracked, reviews, files: given.files };
  } catch {
    return null;
  }
};

type Dated = { readonly id: string; readonly changed: string };

const readers = [
  ["drafts", readDraft],
  ["documents", readVaultDocument],
  ["tracked", readTrackedItem],
  ["reviews", readSavedReview],
] as const;

/**
 * Brings a backup back in. What is here already and is as new or newer stays as it is.
 *
 * All or nothing: when the room does not suffice, nothing is changed.
 */
export const restoreBackup = async (text: string): Promise<Restoring> => {
  const backup = readBackup(text);
  if (!backup) return { type: "not_ours" };
  try {
    const database = await openDatabase();
    const change = database.transaction(["drafts", "documents", "tracked", "reviews", "files"], "readwrite");
    const tally = { added: 0, kept: 0, unreadable: 0 };
    for (const [store, read] of readers) {
      for (const record of backup[store] ?? []) {
        const given: Dated | null = read(record);
        if (!given) {
          tally.unreadable += 1;
          continue;
        }
        const here: Dated | null = read(await change.objectStore(store).get(given.id));
        if (here && here.changed >= given.changed) tally.kept += 1;
        else {
          await change.objectStore(store).put(given, given.id);
          tally.added += 1;
        }
      }
    }
    for (const [id, base64] of Object.entries(backup.files)) {
      const bytes = fromBase64(base64);
      if (bytes) await change.objectStore("files").put(bytes, id);
    }
    await change.done;
    return { type: "done", ...tally };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};
