import { isSameRaw } from "../../fields/is-same-raw.ts";
import type { ConflictingAnswer, Draft, RawAnswer } from "../../model/answers.ts";
import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { readDraft } from "./records/draft-shape.ts";
import { hasSameContent, unreadableKey } from "./read-store.ts";
import { removeUnsaved, unsavedDrafts } from "./unsaved.ts";
import type { UnsavedDraft } from "./unsaved.ts";

const readUnsaved = (text: string): UnsavedDraft | null => {
  try {
    const { draft, base } = JSON.parse(text) as { readonly draft?: unknown; readonly base?: unknown };
    const read = readDraft(draft);
    return read && { draft: read, base: readDraft(base) };
  } catch {
    return null;
  }
};

/**
 * The stored draft with the answers that were changed just before a page closed. Where another tab has changed the same
 * question, the later answer stays and the other is offered.
 */
export const withUnsaved = (stored: Draft, { draft, base }: UnsavedDraft): Draft => {
  const before = base?.answers ?? {};
  const isLater = draft.changed >= stored.changed;
  const answers: { [question: string]: RawAnswer } = { ...stored.answers };
  const others: ConflictingAnswer[] = [...(stored.others ?? [])];
  for (const question of new Set([...Object.keys(before), ...Object.keys(draft.answers)])) {
    const [mine, theirs] = [draft.answers[question] ?? null, stored.answers[question] ?? null];
    if (isSameRaw(mine, before[question] ?? null) || isSameRaw(mine, theirs)) continue;
    const isConflict = !isSameRaw(theirs, before[question] ?? null);
    if (isConflict) others.push({ path: question, value: isLater ? theirs : mine });
    if (isLater || !isConflict) answers[question] = mine;
  }
  const changed = isLater ? draft.changed : stored.changed;
  return { ...stored, answers, ...(others.length > 0 ? { others } : {}), changed };
};

/** The record to store for a draft kept when its page closed; null if the stored record stays as it is. */
export const nextRecord = (stored: unknown, unsaved: UnsavedDraft): Draft | null => {
  const { draft, base } = unsaved;
  // A draft that was deleted meanwhile stays deleted.
  if (stored === undefined) return base === null ? draft : null;
  if (hasSameContent(stored, draft)) return null;
  if (base !== null && hasSameContent(stored, base)) return draft;
  const readable = readDraft(stored);
  return readable && withUnsaved(readable, unsaved);
};

/** Stores the drafts that were kept when their page closed, and forgets the copies. */
export const applyUnsaved = async (): Promise<void> => {
  const database = await openDatabase();
  for (const [id, text] of unsavedDrafts()) {
    const unsaved = readUnsaved(text);
    if (unsaved?.draft.id === id)
      await runAtomically(database.transaction("drafts", "readwrite", STRICT_DURABILITY), async ({ store }) => {
        const stored: unknown = await store.get(id);
        const next = nextRecord(stored, unsaved);
        if (next) await store.put(next, id);
        // An unreadable record is not replaced.
        else if (stored !== undefined && !readDraft(stored)) await store.put(unsaved.draft, unreadableKey(id));
      });
    removeUnsaved(id);
  }
};
