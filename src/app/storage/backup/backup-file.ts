import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import { isJsonObject } from "../../../values/json-object.ts";
import type { RecordStore } from "../database.ts";
import { rawAnswers, readerOf } from "../records/record-fields.ts";
import { readers } from "../records/readers.ts";

/** Files of format 1 contain no results and no settings, and some contain no reviews. */
const FORMATS: readonly unknown[] = [1, 2];
const FORMAT = 2;

/** The stores whose records are in a backup. */
export const STORES = [
  "drafts",
  "documents",
  "tracked",
  "reviews",
  "results",
] as const satisfies readonly RecordStore[];

const PARTS = [...STORES, "files", "made", "settings"] as const;

/** Settings by name, each in the JSON form its store reads. */
export const SETTINGS = ["settings", "personal", "interface"] as const;
export type SettingsName = (typeof SETTINGS)[number];
export type BackupSettings = { readonly [Name in SettingsName]?: RawAnswers };

/** A stored record that has been validated field by field. */
export type BackupRecord = { readonly id: string; readonly changed: string; readonly [part: string]: RawAnswer };

export type BackupEntry = { readonly store: RecordStore; readonly record: BackupRecord };

/** Why a record is not restored. */
export type SkippedReason = "unreadable" | "missing_file" | "damaged_file";
export type SkippedRecord = { readonly store: RecordStore; readonly name: string; readonly reason: SkippedReason };

export type Backup = {
  /** ISO date-time; null if the file has none. */
  readonly made: string | null;
  readonly entries: readonly BackupEntry[];
  /** Bytes by file id; null if they are not valid base64. */
  readonly files: ReadonlyMap<string, Uint8Array | null>;
  readonly settings: BackupSettings;
  readonly skipped: readonly SkippedRecord[];
};

export type BackupReading =
  { readonly type: "backup"; readonly backup: Backup } | { readonly type: "not_ours" | "newer" };

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: unknown): Uint8Array | null => {
  try {
    return typeof text === "string" ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
};

const MAX_NAME_LENGTH = 80;

/** The display name of a record; a fallback where it has none. */
export const recordName = (record: unknown): string => {
  if (!isJsonObject(record)) return "";
  const texts = [record["name"], record["title"]].filter((name) => typeof name === "string");
  const named = texts.find((name) => name.trim() !== "");
  const { definition } = record;
  const name = named ?? (typeof definition === "string" ? definition.replaceAll("-", " ") : "");
  return name.slice(0, MAX_NAME_LENGTH);
};

export const readBackupRecord = (store: RecordStore, record: unknown): BackupRecord | null =>
  readers[store](record) as BackupRecord | null;

const readSettings = readerOf(rawAnswers);

const settingsOf = (given: unknown): BackupSettings => {
  if (!isJsonObject(given)) return {};
  const read = SETTINGS.map((name) => [name, readSettings(given[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== null && (value["version"] ?? 1) === 1));
};

/** Reads the text of a backup; one unreadable record does not affect the others. */
export const readBackup = (text: string): BackupReading => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { type: "not_ours" };
  }
  if (!isJsonObject(given)) return { type: "not_ours" };
  const { format, files, made } = given;
  // A newer format may store its files elsewhere or in another form.
  const isOurs = PARTS.some((part) => Object.hasOwn(given, part));
  if (typeof format === "number" && format > FORMAT && isOurs) return { type: "newer" };
  const lists = STORES.map((store) => [store, given[store] ?? []] as const);
  if (!FORMATS.includes(format) || !isJsonObject(files)) return { type: "not_ours" };
  if (!Array.isArray(given["drafts"]) || lists.some(([, list]) => !Array.isArray(list))) return { type: "not_ours" };
  const refused: SkippedRecord[] = [];
  const entries = lists.flatMap(([store, list]) =>
    (list as readonly unknown[]).flatMap((value): readonly BackupEntry[] => {
      const record = readBackupRecord(store, value);
      if (!record) refused.push({ store, name: recordName(value), reason: "unreadable" });
      return record ? [{ store, record }] : [];
    }),
  );
  const bytes = new Map(Object.entries(files).map(([id, base64]) => [id, fromBase64(base64)]));
  const moment = typeof made === "string" && !Number.isNaN(Date.parse(made)) ? made : null;
  const settings = settingsOf(given["settings"]);
  return { type: "backup", backup: { made: moment, entries, files: bytes, settings, skipped: refused } };
};

/** The text of a backup. */
export const writeBackupText = (
  made: string,
  entries: readonly BackupEntry[],
  files: ReadonlyMap<string, Uint8Array>,
  settings: BackupSettings,
): string => {
  const lists = STORES.map((store) => [
    store,
    entries.filter((entry) => entry.store === store).map(({ record }) => record),
  ]);
  const base64 = Object.fromEntries([...files].map(([id, bytes]) => [id, toBase64(bytes)]));
  return JSON.stringify({ format: FORMAT, made, ...Object.fromEntries(lists), settings, files: base64 });
};
