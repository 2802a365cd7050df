import { createStore } from "zustand/vanilla";
import type { DocumentSettings } from "../../model/settings.ts";
import type { SettingChoice, SettingChoices } from "../../model/site/site.ts";
import { membersOf, readStored, quarantineUnreadable, writeStored } from "./stored.ts";
import type { KeyValueStorage } from "./stored.ts";

const MEMBERS = {
  jurisdiction: "string",
  language: "string",
  currency: "string",
  levelOfDetail: "number",
  headerFont: "string",
  headerSize: "number",
  headerColor: "string",
  headerWeight: "string",
  headerParagraphSpacing: "number",
  bodyFont: "string",
  bodySize: "number",
  bodyColor: "string",
  bodyWeight: "string",
  bodyLineSpacing: "number",
  bodyParagraphSpacing: "number",
  documentMargins: "number",
} as const;

// Without a stored version number, this is version 1; a later shape includes it.
const VERSION = { version: "number" } as const;

const read = (value: unknown): ReturnType<typeof membersOf<typeof MEMBERS>> => {
  const stored = membersOf(value, VERSION);
  return stored?.isWhole && (stored.members.version ?? 1) === 1 ? membersOf(value, MEMBERS) : null;
};

/** Whether a setting may have a value: another version of the site may have offered others. */
const isOffered = ({ options, range }: SettingChoice, value: string | number): boolean => {
  if (typeof value === "string") return options === undefined || options.some((option) => option.value === value);
  return range === undefined || (value >= range.min && value <= range.max);
};

const load = (storage: KeyValueStorage, key: string, { defaults, settings }: SettingChoices): DocumentSettings => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return defaults;
  const stored = reading.type === "value" ? read(reading.value) : null;
  if (!stored?.isWhole) {
    quarantineUnreadable(storage, key);
    console.error("Failed to load global settings");
  }
  if (!stored) return defaults;
  const { members } = stored;
  const left = settings.filter((setting) => !isOffered(setting, members[setting.id] ?? defaults[setting.id]));
  return { ...defaults, ...members, ...Object.fromEntries(left.map(({ id }) => [id, defaults[id]])) };
};

export type DocumentSettingsStore = {
  readonly settings: DocumentSettings;
  /** Merges the changes, saves, and notifies subscribers. False if the browser refuses to save. */
  readonly update: (changes: Partial<DocumentSettings>) => boolean;
  /** Resets to the defaults and removes the stored copy; false if the browser refuses. */
  readonly reset: () => boolean;
  /** False while the last change is not stored. */
  readonly isSaved: boolean;
  readonly reload: () => void;
};

/** Creates the store of the sixteen document settings. */
export const createDocumentSettings = (storage: KeyValueStorage, key: string, plan: SettingChoices) =>
  createStore<DocumentSettingsStore>()((set, get) => ({
    settings: load(storage, key, plan),
    isSaved: true,
    update: (changes) => {
      const settings = { ...get().settings, ...changes };
      const isSaved = writeStored(storage, key, settings);
      set({ settings, isSaved });
      return isSaved;
    },
    reset: () => {
      let isSaved = true;
      try {
        storage.removeItem(key);
      } catch {
        console.error("Failed to remove global settings");
        isSaved = false;
      }
      set({ settings: plan.defaults, isSaved });
      return isSaved;
    },
    reload: () => set({ settings: load(storage, key, plan) }),
  }));
