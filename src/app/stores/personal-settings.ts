import { createStore } from "zustand/vanilla";
import { membersOf, readStored, setAside, writeStored } from "./stored.ts";
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

const MEMBERS = { name: "string", email: "string", phone: "string", address: "string", company: "string" } as const;

const load = (shelf: Shelf, key: string): PersonalSettings => {
  const reading = readStored(shelf, key);
  if (reading.type === "absent") return noPersonalSettings;
  const value = reading.type === "value" ? reading.value : null;
  const isKnown = membersOf(value, { version: "number" })?.members.version === 1;
  const stored = isKnown ? membersOf(value, MEMBERS) : null;
  if (!stored?.isWhole) setAside(shelf, key);
  return { ...noPersonalSettings, ...stored?.members };
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
