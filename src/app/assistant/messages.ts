import type { Conversation, ConversationHistory, Reply } from "../../engine/assistant/conversation.ts";
import { startConversation } from "../../engine/assistant/conversation.ts";
import { isRawRecord } from "../../fields/raw-shape.ts";

/** What was typed or chosen, or what the assistant replied. */
export type Message =
  | { readonly id: number; readonly from: "visitor"; readonly text: string }
  | { readonly id: number; readonly from: "assistant"; readonly reply: Reply };

/** A conversation as it is stored on the device. */
export type StoredConversation = {
  readonly format: 2;
  readonly messages: readonly Message[];
  readonly history: ConversationHistory;
};

export const NO_MESSAGES: StoredConversation = { format: 2, messages: [], history: startConversation() };

/** Older messages are dropped: the storage of a browser is small. */
const MAX_MESSAGES = 120;
const MAX_UNDO_STEPS = 10;

/** The part of a conversation that is stored. */
export const toStored = ({ messages, history }: Omit<StoredConversation, "format">): StoredConversation => ({
  format: 2,
  messages: messages.slice(-MAX_MESSAGES),
  history: { present: history.present, past: history.past.slice(0, MAX_UNDO_STEPS) },
});

type Stored = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Stored => typeof value === "object" && value !== null;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) &&
  ["focus", "asked", "answered", "law"].every((key) => isTextOrNull(value[key])) &&
  Array.isArray(value["focusHistory"]) &&
  value["focusHistory"].every((page) => typeof page === "string") &&
  isRecord(value["answers"]) &&
  Object.values(value["answers"]).every((slots) => isRawRecord(slots as never));

const isReply = (value: unknown): value is Reply =>
  isRecord(value) &&
  typeof value["status"] === "string" &&
  typeof value["text"] === "string" &&
  Array.isArray(value["ids"]) &&
  Array.isArray(value["citations"]) &&
  value["citations"].every((one) => isRecord(one) && typeof one["cite"] === "string" && isSafe(one["href"]));

/** Addresses of this site and of the web; never a script. */
const isSafe = (href: unknown): boolean => href === null || (typeof href === "string" && /^(?:\/|https?:)/.test(href));

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value["id"] === "number" &&
  (value["from"] === "visitor" ? typeof value["text"] === "string" : isReply(value["reply"]));

/** Reads a stored conversation; null if any of it cannot be read. */
export const readStoredConversation = (value: unknown): StoredConversation | null => {
  if (!isRecord(value) || value["format"] !== 2) return null;
  const { messages, history } = value;
  if (!Array.isArray(messages) || !messages.every(isMessage) || !isRecord(history)) return null;
  const { present, past } = history;
  if (!isConversation(present) || !Array.isArray(past) || !past.every(isConversation)) return null;
  return { format: 2, messages, history: { present, past } };
};
