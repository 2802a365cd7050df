import { createStore } from "zustand/vanilla";
import type { ConversationHistory } from "../../engine/assistant/conversation.ts";
import { createStoreHook } from "../stores/create-store-hook.ts";
import { STORAGE_KEYS } from "../stores/storage-keys.ts";
import { browserStorage, quarantineUnreadable, readStored, writeStored } from "../stores/stored.ts";
import type { KeyValueStorage } from "../stores/stored.ts";
import { keptPart, NO_MESSAGES, readKept } from "./messages.ts";
import type { KeptConversation, Message } from "./messages.ts";

/** Whether the conversation is kept on the device, or why it is not. */
export type Keeping = "kept" | "private" | "refused";

type ConversationState = Omit<KeptConversation, "format"> & {
  readonly keeping: Keeping;
  readonly add: (message: Message, history?: ConversationHistory) => void;
  /** Deletes what is stored, and stores nothing more of this conversation. */
  readonly keepPrivate: () => void;
  readonly erase: () => void;
};

const load = (storage: KeyValueStorage, key: string): KeptConversation => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return NO_MESSAGES;
  const kept = reading.type === "value" ? readKept(reading.value) : null;
  if (kept === null) quarantineUnreadable(storage, key);
  return kept ?? NO_MESSAGES;
};

const remove = (storage: KeyValueStorage, key: string): void => {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that refuses to delete has stored nothing, either.
  }
};

/** Creates the store of the conversation with the assistant. */
export const createConversation = (storage: KeyValueStorage, key: string) =>
  createStore<ConversationState>()((set, get) => ({
    ...load(storage, key),
    keeping: "kept",
    add: (message, history = get().history) => {
      const { messages, keeping } = get();
      const next = { messages: [...messages, message], history };
      set(next);
      if (keeping === "private") return;
      set({ keeping: writeStored(storage, key, keptPart(next)) ? "kept" : "refused" });
    },
    keepPrivate: () => {
      remove(storage, key);
      set({ keeping: "private" });
    },
    erase: () => {
      remove(storage, key);
      set({ messages: NO_MESSAGES.messages, history: NO_MESSAGES.history, keeping: "kept" });
    },
  }));

export const conversation = createConversation(browserStorage(), STORAGE_KEYS.conversation);

export const useConversationState = createStoreHook(conversation, {
  messages: NO_MESSAGES.messages,
  history: NO_MESSAGES.history,
  keeping: "kept",
});
