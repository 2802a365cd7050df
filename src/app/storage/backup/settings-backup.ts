import { isRawRecord } from "../../../fields/raw-shape.ts";
import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import { SETTINGS } from "./backup-file.ts";
import type { BackupSettings, SettingsName } from "./backup-file.ts";
import { readStored } from "../../stores/stored.ts";
import type { KeyValueStorage } from "../../stores/stored.ts";

type Keys = { readonly [Name in SettingsName]: string };

const settingAt = (storage: KeyValueStorage, key: string): RawAnswer => {
  const reading = readStored(storage, key);
  return reading.type === "value" ? (reading.value as RawAnswer) : null;
};

/** The settings of this browser in backup form. */
export const settingsOf = (storage: KeyValueStorage, keys: Keys): BackupSettings =>
  Object.fromEntries(
    SETTINGS.map((name) => [name, settingAt(storage, keys[name])] as const).filter(([, value]) => isRawRecord(value)),
  );

/** Which settings of a backup are new here, and which differ from the current ones. */
export const compareSettings = (storage: KeyValueStorage, keys: Keys, given: BackupSettings) => {
  const named = SETTINGS.filter((name) => given[name] !== undefined);
  const isNew = (name: SettingsName): boolean => storage.getItem(keys[name]) === null;
  return {
    added: named.filter(isNew),
    different: named.filter((name) => !isNew(name) && !isSameRaw(given[name], settingAt(storage, keys[name]))),
  };
};

type Entry = readonly [key: string, text: string | null];

/** Writes entries to storage, removals first to free space. False as soon as the browser refuses one. */
const putEntries = (storage: KeyValueStorage, entries: readonly Entry[]): boolean => {
  try {
    for (const [key, text] of entries) if (text === null) storage.removeItem(key);
    for (const [key, text] of entries) if (text !== null) storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** The result of applying settings; if the browser refuses, the previous ones remain. */
export type SettingsChange = {
  readonly isPut: boolean;
  /** Restores the previous settings; false if the browser refuses, in which case it can be retried. */
  readonly undo: () => boolean;
};

/** Applies the named settings of a backup, all or none. */
export const restoreSettings = (
  storage: KeyValueStorage,
  keys: Keys,
  given: BackupSettings,
  names: readonly SettingsName[],
): SettingsChange => {
  const before = names.map((name): Entry => [keys[name], storage.getItem(keys[name])]);
  const undo = (): boolean => putEntries(storage, before);
  const isPut = putEntries(
    storage,
    names.map((name): Entry => [keys[name], JSON.stringify(given[name])]),
  );
  if (!isPut) undo();
  return { isPut, undo };
};
