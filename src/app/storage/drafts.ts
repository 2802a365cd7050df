import type { Draft } from "../../model/answers.ts";
import { nowIso } from "../clock.ts";
import { byLastChange } from "./change-order.ts";
import { allOrNothing } from "./all-or-nothing.ts";
import { STRICT, openDatabase } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { hasSameContent } from "./same-content.ts";
import { asideKey, isUnderItsId, readStore } from "./read-store.ts";
import type { AsideRecord, StoreReading } from "./read-store.ts";
import { shortNames } from "./short-names.ts";

/** Why a draft could not be kept: no room left, or a browser that keeps nothing. */
export type SaveFailure = "full" | "off";

/** Outcome of saving: the draft now stored on the device, including what another tab answered. */
export type DraftSaving =
  { readonly type: "saved"; readonly draft: Draft } | { readonly type: "failed"; readonly why: SaveFailure };

/** What came of reading one draft. */
export type DraftReading =
  | { readonly type: "found"; readonly draft: Draft }
  | { readonly type: "absent" | "off" }
  | { readonly type: "unreadable"; readonly aside: AsideRecord };

/** The drafts on this device, the last changed first, and the records that cannot be read. */
export type DraftList = StoreReading<Draft>;

const NO_DRAFTS: DraftList = { records: [], aside: [] };

/** What puts the answers of two tabs together: `base` is what this tab last saved or read. */
export type MergeDrafts = (drafts: {
  readonly base: Draft | null;
  readonly mine: Draft;
  readonly theirs: Draft;
}) => Draft;

export type MergeCode = { readonly readDraft: (record: unknown) => Draft | null; readonly mergeDrafts: MergeDrafts };

// Most pages open without a draft; what reads one comes with the first.
const draftReader = async () => (await import("./draft-shape.ts")).readDraft;

/** The draft with that id. */
export const loadDraft = async (id: string): Promise<DraftReading> => {
  try {
    const database = await openDatabase();
    const value: unknown = await database.get("drafts", id);
    if (value === undefined) return { type: "absent" };
    const draft = (await draftReader())(value);
    if (draft && isUnderItsId(draft, id)) return { type: "found", draft };
    return { type: "unreadable", aside: { store: "drafts", key: id, value } };
  } catch {
    return { type: "off" };
  }
};

/**
 * Keeps a draft; what another tab saved meanwhile is merged into it within the same transaction.
 *
 * `ours` are the states this tab itself saved or read; one of them on the device means that no other tab wrote. `code`
 * fetches what merges and is asked for only when one did.
 */
export const saveDraft = async (
  draft: Draft,
  ours: readonly Draft[],
  code: () => Promise<MergeCode>,
): Promise<DraftSaving> => {
  try {
    const database = await openDatabase();
    let merging: MergeCode | null = null;
    for (;;) {
      const merge: MergeCode | null = merging;
      const saved = await allOrNothing(database.transaction("drafts", "readwrite", STRICT), async ({ store }) => {
        const stored: unknown = await store.get(draft.id);
        const isOurs = stored === undefined || ours.some((one) => hasSameContent(one, stored));
        if (!isOurs && !merge) return null;
        const theirs = isOurs ? null : merge!.readDraft(stored);
        const base = ours.at(-1) ?? null;
        const next = theirs ? merge!.mergeDrafts({ base, mine: draft, theirs }) : draft;
        await Promise.all([
          // A record that cannot be read is not replaced.
          isOurs || theirs ? undefined : store.put(stored, asideKey(draft.id)),
          store.put(next, draft.id),
        ]);
        return { next, isNews: !hasSameContent(stored, next) };
      });
      if (!saved) {
        merging = await code();
        continue;
      }
      if (saved.isNews) tellOtherTabs(draft.id);
      return { type: "saved", draft: saved.next };
    }
  } catch (error) {
    return {
      type: "failed",
      why: error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "off",
    };
  }
};

/** Every draft that can be read. A record that cannot is set aside; it never hides the others. */
export const listDrafts = async (): Promise<DraftList> => {
  try {
    const { records, aside } = await readStore(await openDatabase(), "drafts", await draftReader());
    return { records: records.map(shortNames).toSorted(byLastChange(nowIso())), aside };
  } catch {
    return NO_DRAFTS;
  }
};

/** Removes a draft from this device; false when the browser would not. */
export const deleteDraft = async (id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await allOrNothing(database.transaction("drafts", "readwrite", STRICT), (change) => change.store.delete(id));
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
};
