import { createStore } from "zustand/vanilla";
import { membersOf, readStored, quarantineUnreadable, writeStored } from "./stored.ts";
import type { KeyValueStorage } from "./stored.ts";

/** Details used for prefilling. They stay on the device. */
export type PersonalSettings = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly company: string;
};

export const noPersonalSettings: PersonalSettings = { name: "", email: "", phone: "", address: "", company: "" };

const MEMBERS = { name: "string", email: "string", phone: "string", address: "string", company: "string" } as const;

const load = (storage: KeyValueStorage, key: string): PersonalSettings => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return noPersonalSettings;
  const value = reading.type === "value" ? reading.value : null;
  const isKnown = membersOf(value, { version: "number" })?.members.version === 1;
  const stored = isKnown ? membersOf(value, MEMBERS) : null;
  if (!stored?.isWhole) quarantineUnreadable(storage, key);
  return { ...noPersonalSettings, ...stored?.members };
};

export type PersonalSettingsStore = {
  readonly personal: PersonalSettings;
  /** False when the browser would not save. */
  readonly save: (personal: PersonalSettings) => boolean;
  readonly reload: () => void;
};

/** Creates the store of name and address for prefilling forms. */
export const createPersonalSettings = (storage: KeyValueStorage, key: string) =>
  createStore<PersonalSettingsStore>()((set) => ({
    personal: load(storage, key),
    save: (personal) => {
      set({ personal });
      return writeStored(storage, key, { version: 1, ...personal });
    },
    reload: () => set({ personal: load(storage, key) }),
  }));
