import { createStore } from "zustand/vanilla";
import type { DocumentSettings } from "../../model/settings.ts";
import type { SettingChoice, SettingChoices } from "../../model/site.ts";
import { membersOf, readStored, setAside, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

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

// Stored without a version number, this is version 1; a later shape says which it is.
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

const load = (shelf: Shelf, key: string, { defaults, settings }: SettingChoices): DocumentSettings => {
  const reading = readStored(shelf, key);
  if (reading.type === "absent") return defaults;
  const stored = reading.type === "value" ? read(reading.value) : null;
  if (!stored?.isWhole) {
    setAside(shelf, key);
    console.error("Failed to load global settings");
  }
  if (!stored) return defaults;
  const { members } = stored;
  const left = settings.filter((setting) => !isOffered(setting, members[setting.id] ?? defaults[setting.id]));
  return { ...defaults, ...members, ...Object.fromEntries(left.map(({ id }) => [id, defaults[id]])) };
};

export type DocumentSettingsStore = {
  readonly settings: DocumentSettings;
  /** Merges the changes, saves, and tells everybody who listens. False when the browser would not save. */
  readonly update: (changes: Partial<DocumentSettings>) => boolean;
  /** Back to the defaults; the stored copy is removed. */
  readonly reset: () => void;
  readonly reload: () => void;
};

/** Keeps the sixteen document settings. */
export const createDocumentSettings = (shelf: Shelf, key: string, plan: SettingChoices) =>
  createStore<DocumentSettingsStore>()((set, get) => ({
    settings: load(shelf, key, plan),
    update: (changes) => {
      const settings = { ...get().settings, ...changes };
      set({ settings });
      return writeStored(shelf, key, settings);
    },
    reset: () => {
      try {
        shelf.removeItem(key);
      } catch {
        console.error("Failed to remove global settings");
      }
      set({ settings: plan.defaults });
    },
    reload: () => set({ settings: load(shelf, key, plan) }),
  }));
