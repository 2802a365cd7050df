import type { Draft } from "../../model/answers.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import { nowIso } from "../shared/clock.ts";
import { byLastChange } from "./change-order.ts";
import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import { isStoredUnderOwnId, readStore } from "./read-store.ts";
import type { UnreadableRecord } from "./read-store.ts";
import type { RecordList } from "./records.ts";
import { shortNames } from "./records/short-names.ts";
import { failureOf } from "./storage-failure.ts";

/** The outcome of reading one draft. */
export type DraftLoadResult =
  | { readonly type: "found"; readonly draft: Draft }
  | { readonly type: "absent" }
  | { readonly type: "failed"; readonly why: StorageFailure }
  | { readonly type: "unreadable"; readonly aside: UnreadableRecord };

/** The drafts on this device, most recently changed first, and unreadable records. */
type DraftList = RecordList<Draft>;

// Most pages open without a draft, so the code that reads one is loaded on demand.
const draftReader = async () => (await import("./records/draft-shape.ts")).readDraft;

/** The code that saves drafts; it is loaded after the first question can be answered. */
export const draftWriter = () => import("./write-drafts.ts");

/** Stores first what was typed just before a page closed, if anything was. */
const settleUnsaved = async (): Promise<void> => {
  if (Object.keys(globalThis.localStorage ?? {}).some((name) => name.includes("_unsaved_")))
    await (await draftWriter()).applyUnsaved();
};

/** The draft with that id. */
export const loadDraft = async (id: string): Promise<DraftLoadResult> => {
  try {
    await settleUnsaved();
    const database = await openDatabase();
    const value: unknown = await database.get("drafts", id);
    if (value === undefined) return { type: "absent" };
    const draft = (await draftReader())(value);
    if (draft && isStoredUnderOwnId(draft, id)) return { type: "found", draft };
    return { type: "unreadable", aside: { store: "drafts", key: id, value } };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

/** Every readable draft; unreadable records are listed separately. */
export const listDrafts = async (): Promise<DraftList> => {
  try {
    await settleUnsaved();
    const { records, unreadable } = await readStore(await openDatabase(), "drafts", await draftReader());
    return { records: records.map(shortNames).toSorted(byLastChange(nowIso())), unreadable, failure: null };
  } catch (error) {
    return { records: [], unreadable: [], failure: failureOf(error) };
  }
};

/** Deletes a draft from this device; false if the browser refuses. */
export const deleteDraft = async (id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await runAtomically(database.transaction("drafts", "readwrite", STRICT_DURABILITY), (change) =>
      change.store.delete(id),
    );
    notifyOtherTabs();
    return true;
  } catch {
    return false;
  }
};
