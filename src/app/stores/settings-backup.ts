import { isRawRecord } from "../../fields/raw-shape.ts";
import { sameRaw } from "../../fields/same-raw.ts";
import type { Raw } from "../../model/answers.ts";
import { SETTINGS } from "../storage/backup-file.ts";
import type { BackupSettings, SettingsName } from "../storage/backup-file.ts";
import { readStored, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

type Keys = { readonly [Name in SettingsName]: string };

const settingAt = (shelf: Shelf, key: string): Raw => {
  const reading = readStored(shelf, key);
  return reading.type === "value" ? (reading.value as Raw) : null;
};

/** The settings of this browser as a backup holds them. */
export const settingsOf = (shelf: Shelf, keys: Keys): BackupSettings =>
  Object.fromEntries(
    SETTINGS.map((name) => [name, settingAt(shelf, keys[name])] as const).filter(([, value]) => isRawRecord(value)),
  );

/** Which settings of a backup are new here, and which differ from those that apply. */
export const compareSettings = (shelf: Shelf, keys: Keys, given: BackupSettings) => {
  const named = SETTINGS.filter((name) => given[name] !== undefined);
  const isNew = (name: SettingsName): boolean => shelf.getItem(keys[name]) === null;
  return {
    added: named.filter(isNew),
    different: named.filter((name) => !isNew(name) && !sameRaw(given[name], settingAt(shelf, keys[name]))),
  };
};

/** Puts settings of a backup in place; gives what puts the former ones back. */
export const putSettings = (
  shelf: Shelf,
  keys: Keys,
  given: BackupSettings,
  names: readonly SettingsName[],
): (() => void) => {
  const before = names.map((name) => [keys[name], shelf.getItem(keys[name])] as const);
  for (const name of names) writeStored(shelf, keys[name], given[name]);
  return () => {
    for (const [key, text] of before) {
      if (text === null) shelf.removeItem(key);
      else shelf.setItem(key, text);
    }
  };
};
