import * as z from "zod/mini";
import { amendedFileShape } from "../../../engine/session/shape/amended-file-shape.ts";
import { pageFieldsShape } from "../../../engine/session/shape/uploaded-pdf-shape.ts";
import type { PlannedParty } from "../../../engine/session/plan-seats.ts";
import type { AmendedFile, StartEvent } from "../../../model/session/session-event.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { runAtomically } from "../../storage/atomic-transaction.ts";
import { openDatabase } from "../../storage/database.ts";

/** What was entered for a PDF before its signing starts. */
export type UploadDetails = {
  readonly title: string;
  readonly parties: readonly PlannedParty[];
  readonly order: StartEvent["order"];
  readonly fields: readonly PageField[];
  readonly amends: AmendedFile | null;
};

/** A PDF that this device keeps until its signing starts; `work` is null until its parties were entered. */
export type UploadDraft = {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly work: UploadDetails | null;
};

/** As long as a session without an act is kept. Unit: milliseconds. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

// The file is written once, what is entered for it at every change.
const FILE = "file";
const WORK = "work";

const text = z.string().check(z.maxLength(200));

const file = z.object({ id: z.string(), name: z.string(), bytes: z.instanceof(Uint8Array), kept: z.iso.datetime() });

const work = z.object({
  id: z.string(),
  title: z.string().check(z.maxLength(10_000)),
  parties: z.readonly(z.array(z.object({ name: text, witnesses: z.readonly(z.array(text)) }))),
  order: z.enum(["parallel", "in_turn"]),
  fields: pageFieldsShape,
  amends: z.nullable(amendedFileShape),
});

/** The stored PDF; null if there is none, it is too old, or the browser stores nothing. `now` is an ISO date-time. */
export const loadUploadDraft = async (now: string): Promise<UploadDraft | null> => {
  try {
    const database = await openDatabase();
    const [kept, entered] = [
      file.safeParse(await database.get("uploads", FILE)),
      work.safeParse(await database.get("uploads", WORK)),
    ];
    if (!kept.success) return null;
    const { id, name, bytes, kept: since } = kept.data;
    if (Date.parse(now) - Date.parse(since) > MAX_AGE_MS) {
      await removeUploadDraft(id);
      return null;
    }
    return {
      id,
      name,
      bytes: new Uint8Array(bytes),
      work: entered.success && entered.data.id === id ? entered.data : null,
    };
  } catch {
    return null;
  }
};

/** Stores a PDF in place of the previous one; false if the browser refuses. `now` is an ISO date-time. */
export const saveUploadDraft = async (
  { id, name, bytes }: Omit<UploadDraft, "work">,
  now: string,
): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await runAtomically(database.transaction("uploads", "readwrite"), async ({ store }) => {
      await store.clear();
      await store.put({ id, name, bytes, kept: now }, FILE);
    });
    return true;
  } catch {
    return false;
  }
};

const changeUpload = async (id: string, change: "remove" | UploadDetails): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await runAtomically(database.transaction("uploads", "readwrite"), async ({ store }) => {
      const kept = file.safeParse(await store.get(FILE));
      // Another tab may have started or replaced it.
      if (!kept.success || kept.data.id !== id) return;
      await (change === "remove" ? store.clear() : store.put({ id, ...change }, WORK));
    });
    return true;
  } catch {
    return false;
  }
};

/** Stores what was entered for the PDF with this id, unless it was removed or replaced; false if the browser refuses. */
export const saveUploadDetails = (id: string, entered: UploadDetails): Promise<boolean> => changeUpload(id, entered);

/** Removes the PDF with this id and what was entered for it; false if the browser refuses. */
export const removeUploadDraft = (id: string): Promise<boolean> => changeUpload(id, "remove");
