import { createStore } from "zustand/vanilla";
import type { ChatModel } from "../../../model/chat/chat-api.ts";
import { createStoreHook } from "../../stores/create-store-hook.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { browserStorage, membersOf, onOtherTab, readStored, writeStored } from "../../stores/stored.ts";
import type { KeyValueStorage } from "../../stores/stored.ts";

type ModelConsent = {
  /** The model that the visitor allowed on this device; null if none. */
  readonly allowed: ChatModel | null;
  readonly allow: (model: ChatModel) => void;
  readonly revoke: () => void;
  /** Reads again what is stored. */
  readonly reload: () => void;
};

const load = (storage: KeyValueStorage, key: string): ChatModel | null => {
  const reading = readStored(storage, key);
  const { name, host } =
    (reading.type === "value" ? membersOf(reading.value, { name: "string", host: "string" })?.members : null) ?? {};
  return name === undefined || host === undefined ? null : { name, host };
};

/** Creates the store of the visitor's consent. If the browser stores nothing, it applies until the page is closed. */
export const createModelConsent = (storage: KeyValueStorage, key: string) =>
  createStore<ModelConsent>()((set) => ({
    allowed: load(storage, key),
    allow: ({ name, host }) => {
      writeStored(storage, key, { name, host });
      set({ allowed: { name, host } });
    },
    revoke: () => {
      try {
        storage.removeItem(key);
      } catch {
        // A browser that refuses to delete has stored nothing, either.
      }
      set({ allowed: null });
    },
    reload: () => set({ allowed: load(storage, key) }),
  }));

export const modelConsent = createModelConsent(browserStorage(), STORAGE_KEYS.model);

onOtherTab(STORAGE_KEYS.model, () => modelConsent.getState().reload());

export const useModelConsent = createStoreHook(modelConsent, { allowed: null });
