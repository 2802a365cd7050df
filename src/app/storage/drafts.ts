import type { Draft } from "../../model/answers.ts";
import { openDatabase } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** Why a draft could not be kept: no room left, or a browser that keeps nothing. */
export type SaveFailure = "full" | "off";

/** What came of reading one draft. */
export type DraftReading =
  { readonly type: "found"; readonly draft: Draft } | { readonly type: "absent" | "unreadable" | "off" };

/** The drafts on this device, the last changed first, and how many records could not be read. */
export type DraftList = { readonly drafts: readonly Draft[]; readonly unreadable: number };

const NO_DRAFTS: DraftList = { drafts: [], unreadable: 0 };

// Most pages open without a draft; what reads one comes with the first.
const draftReader = async () => (await import("./draft-shape.ts")).readDraft;

/** The draft with that id. */
export const loadDraft = async (id: string): Promise<DraftReading> => {
  try {
    const database = await openDatabase();
    const record = await database.get("drafts", id);
    if (record === undefined) return { type: "absent" };
    const readDraft = await draftReader();
    const draft = readDraft(record);
    return draft ? { type: "found", draft } : { type: "unreadable" };
  } catch {
    return { type: "off" };
  }
};

/** Keeps a draft in place of the one with its id; null when it worked. */
export const saveDraft = async (draft: Draft): Promise<SaveFailure | null> => {
  try {
    const database = await openDatabase();
    await database.put("drafts", draft, draft.id);
    tellOtherTabs(draft.id);
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "off";
  }
};

/** Every draft that can be read. A broken record is counted and left alone; it never hides the others. */
export const listDrafts = async (): Promise<DraftList> => {
  try {
    const database = await openDatabase();
    const records = await database.getAll("drafts");
    if (records.length === 0) return NO_DRAFTS;
    const drafts = records.map(await draftReader()).filter((draft) => draft !== null);
    return {
      drafts: drafts.toSorted((a, b) => b.changed.localeCompare(a.changed)),
      unreadable: records.length - drafts.length,
    };
  } catch {
    return NO_DRAFTS;
  }
};

/** Removes a draft from this device; false when the browser would not. */
export const deleteDraft = async (id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await database.delete("drafts", id);
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
};
