import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import type { DocumentSettings } from "../../model/settings.ts";
import { readStored, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

const text = z.optional(z.string());
const number = z.optional(z.number());

// Stored without a version number, this is version 1; a later shape says which it is.
const shape = z.object({
  version: z.optional(z.literal(1)),
  jurisdiction: text,
  language: text,
  currency: text,
  levelOfDetail: number,
  headerFont: text,
  headerSize: number,
  headerColor: text,
  headerWeight: text,
  headerParagraphSpacing: number,
  bodyFont: text,
  bodySize: number,
  bodyColor: text,
  bodyWeight: text,
  bodyLineSpacing: number,
  bodyParagraphSpacing: number,
  documentMargins: number,
});

const withoutAbsent = (given: object): Partial<DocumentSettings> =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== undefined && name !== "version"));

const load = (shelf: Shelf, key: string, defaults: DocumentSettings): DocumentSettings => {
  const reading = readStored(shelf, key);
  if (reading.type === "absent") return defaults;
  const parsed = reading.type === "value" ? shape.safeParse(reading.value) : null;
  if (parsed?.success) return { ...defaults, ...withoutAbsent(parsed.data) };
  console.error("Failed to load global settings");
  return defaults;
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
export const createDocumentSettings = (shelf: Shelf, key: string, defaults: DocumentSettings) =>
  createStore<DocumentSettingsStore>()((set, get) => ({
    settings: load(shelf, key, defaults),
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
      set({ settings: defaults });
    },
    reload: () => set({ settings: load(shelf, key, defaults) }),
  }));
