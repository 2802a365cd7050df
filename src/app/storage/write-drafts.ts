import type { Draft } from "../../model/answers.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import { readDraft } from "./records/draft-shape.ts";
import { hasSameContent, unreadableKey } from "./read-store.ts";
import { failureOf } from "./storage-failure.ts";

export { applyUnsaved } from "./apply-unsaved.ts";
export { removeUnsaved, storeUnsaved } from "./unsaved.ts";

/** Outcome of saving: the draft now stored on the device, including what another tab answered. */
export type DraftSaveResult =
  { readonly type: "saved"; readonly draft: Draft } | { readonly type: "failed"; readonly why: StorageFailure };

/** Merges the answers of two tabs; `base` is what this tab last saved or read. */
export type MergeDrafts = (drafts: {
  readonly base: Draft | null;
  readonly mine: Draft;
  readonly theirs: Draft;
}) => Draft;

export type DraftMerger = { readonly readDraft: (record: unknown) => Draft | null; readonly mergeDrafts: MergeDrafts };

/** Where a draft that could not be read again is set aside; one for each draft, however often saving is tried. */
const rejectedKey = (id: string): string => `${id}~rejected`;

/**
 * Saves a draft. What another tab saved meanwhile is merged in the same transaction.
 *
 * `ours` are the states that this tab saved or read; if the stored draft is one of them, no other tab has written it.
 * `code` loads the merge code and is called only if another tab has.
 */
export const saveDraft = async (
  draft: Draft,
  ours: readonly Draft[],
  code: () => Promise<DraftMerger>,
): Promise<DraftSaveResult> => {
  try {
    const database = await openDatabase();
    let merging: DraftMerger | null = null;
    for (;;) {
      const merge: DraftMerger | null = merging;
      const saved = await runAtomically(
        database.transaction("drafts", "readwrite", STRICT_DURABILITY),
        async ({ store }) => {
          const stored: unknown = await store.get(draft.id);
          const isOurs = stored === undefined || ours.some((one) => hasSameContent(one, stored));
          if (!isOurs && !merge) return null;
          const theirs = isOurs ? null : merge!.readDraft(stored);
          const base = ours.at(-1) ?? null;
          const next = theirs ? merge!.mergeDrafts({ base, mine: draft, theirs }) : draft;
          // A draft that our own reader rejects could never be opened again, so it is stored under another key and the
          // last good one is kept.
          if (!readDraft(next)) {
            await store.put(next, rejectedKey(draft.id));
            return { next: null, isNews: false };
          }
          await store.delete(rejectedKey(draft.id));
          // A record that cannot be read is not replaced.
          if (!isOurs && !theirs) await store.put(stored, unreadableKey(draft.id));
          await store.put(next, draft.id);
          return { next, isNews: !hasSameContent(stored, next) };
        },
      );
      if (!saved) {
        merging = await code();
        continue;
      }
      if (saved.next === null) return { type: "failed", why: "unexpected" };
      if (saved.isNews) notifyOtherTabs(draft.id);
      return { type: "saved", draft: saved.next };
    }
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};
