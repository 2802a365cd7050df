import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

/** What somebody wants filled in for them. All of it stays on the device. */
export type PersonalSettings = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly company: string;
};

export const noPersonalSettings: PersonalSettings = { name: "", email: "", phone: "", address: "", company: "" };

const word = z.optional(z.string());
const shape = z.object({
  version: z.literal(1),
  name: word,
  email: word,
  phone: word,
  address: word,
  company: word,
});

const load = (shelf: Shelf, key: string): PersonalSettings => {
  const reading = readStored(shelf, key);
  const parsed = reading.type === "value" ? shape.safeParse(reading.value) : null;
  if (!parsed?.success) return noPersonalSettings;
  const { version: _version, ...kept } = parsed.data;
  return { ...noPersonalSettings, ...kept };
};

export type PersonalSettingsStore = {
  readonly personal: PersonalSettings;
  /** False when the browser would not save. */
  readonly save: (personal: PersonalSettings) => boolean;
  readonly reload: () => void;
};

/** Keeps name and address for prefilling forms. */
export const createPersonalSettings = (shelf: Shelf, key: string) =>
  createStore<PersonalSettingsStore>()((set) => ({
    personal: load(shelf, key),
    save: (personal) => {
      set({ personal });
      return writeStored(shelf, key, { version: 1, ...personal });
    },
    reload: () => set({ personal: load(shelf, key) }),
  }));
