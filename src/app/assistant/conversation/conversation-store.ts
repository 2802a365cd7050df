import { createStore } from "zustand/vanilla";
import type { ConversationHistory } from "../../../engine/assistant/conversation.ts";
import { createStoreHook } from "../../stores/create-store-hook.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import {
  browserStorage,
  quarantineUnreadable,
  readStored,
  unreadableValues,
  writeStored,
} from "../../stores/stored.ts";
import type { KeyValueStorage } from "../../stores/stored.ts";
import { NO_MESSAGES, readStoredConversation, toStored } from "./messages.ts";
import type { Message, StoredConversation } from "./messages.ts";

/** Whether the conversation is stored on the device, or why it is not. */
export type Persistence = "stored" | "private" | "refused";

type ConversationState = Omit<StoredConversation, "format"> & {
  readonly persistence: Persistence;
  readonly add: (message: Message, history?: ConversationHistory) => void;
  /** Deletes what is stored, and stores nothing more of this conversation. */
  readonly stopStoring: () => void;
  readonly erase: () => void;
};

const load = (storage: KeyValueStorage, key: string): StoredConversation => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return NO_MESSAGES;
  const stored = reading.type === "value" ? readStoredConversation(reading.value) : null;
  if (stored === null) quarantineUnreadable(storage, key);
  return stored ?? NO_MESSAGES;
};

/** Removes the conversation and what was set aside as unreadable. */
const remove = (storage: KeyValueStorage, key: string): void => {
  try {
    storage.removeItem(key);
    for (const [aside] of unreadableValues(storage, key)) storage.removeItem(aside);
  } catch {
    // A browser that refuses to delete has stored nothing, either.
  }
};

/** Creates the store of the conversation with the assistant. */
export const createConversation = (storage: KeyValueStorage, key: string) =>
  createStore<ConversationState>()((set, get) => ({
    ...load(storage, key),
    persistence: "stored",
    add: (message, history = get().history) => {
      const { messages, persistence } = get();
      const next = { messages: [...messages, message], history };
      set(next);
      if (persistence === "private") return;
      set({ persistence: writeStored(storage, key, toStored(next)) ? "stored" : "refused" });
    },
    stopStoring: () => {
      remove(storage, key);
      set({ persistence: "private" });
    },
    erase: () => {
      remove(storage, key);
      set({ messages: NO_MESSAGES.messages, history: NO_MESSAGES.history, persistence: "stored" });
    },
  }));

export const conversation = createConversation(browserStorage(), STORAGE_KEYS.conversation);

export const useConversationState = createStoreHook(conversation, {
  messages: NO_MESSAGES.messages,
  history: NO_MESSAGES.history,
  persistence: "stored",
});
