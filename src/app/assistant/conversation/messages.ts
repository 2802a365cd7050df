import type { Conversation, ConversationHistory, Reply } from "../../../engine/assistant/conversation.ts";
import { startConversation } from "../../../engine/assistant/conversation.ts";
import { isRawRecord } from "../../../fields/raw-shape.ts";
import { isJsonObject } from "../../../values/json-object.ts";
import type { JsonObject } from "../../../values/json-object.ts";
import { isReply, isTextOrNull } from "./reply-shape.ts";

/** What was typed or chosen, or what the assistant replied. */
export type Message = {
  readonly id: number;
  /** When it was added (ISO); older stored messages have no time. */
  readonly at?: string;
} & ({ readonly from: "visitor"; readonly text: string } | { readonly from: "assistant"; readonly reply: Reply });

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

const isConversation = (value: unknown): value is Conversation =>
  isJsonObject(value) &&
  ["focus", "asked", "answered", "law"].every((key) => isTextOrNull(value[key])) &&
  Array.isArray(value["focusHistory"]) &&
  value["focusHistory"].every((page) => typeof page === "string") &&
  isJsonObject(value["answers"]) &&
  Object.values(value["answers"]).every((slots) => isRawRecord(slots as never));

const isTime = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value));

const isMessage = (value: unknown): value is Message =>
  isJsonObject(value) &&
  typeof value["id"] === "number" &&
  (value["at"] === undefined || isTime(value["at"])) &&
  (value["from"] === "visitor" ? typeof value["text"] === "string" : isReply(value["reply"]));

const SITTING_MS = 3_600_000;

/** Whether a message is the first one after a pause, so that its time is worth showing. */
export const startsSitting = (before: Pick<Message, "at"> | undefined, { at }: Pick<Message, "at">): boolean =>
  at !== undefined && (before?.at === undefined || Date.parse(at) - Date.parse(before.at) >= SITTING_MS);

type Names = { readonly [before: string]: string };

const renamed = (value: unknown, names: Names): unknown =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [names[name] ?? name, part] as const))
    : value;

const renamedReply = (reply: unknown): unknown => {
  const named = renamed(reply, { doors: "referrals" });
  return isJsonObject(named) && isJsonObject(named["action"])
    ? { ...named, action: renamed(named["action"], { here: "inConversation" }) }
    : named;
};

const renamedMessage = (message: unknown): unknown =>
  isJsonObject(message) && message["from"] === "assistant"
    ? { ...message, reply: renamedReply(message["reply"]) }
    : message;

/** A conversation of format 1 in the names of format 2. */
const fromFirstFormat = ({ messages, history }: JsonObject): JsonObject => {
  const named = renamed(history, { now: "present" });
  const conversation = (value: unknown): unknown => renamed(value, { trail: "focusHistory" });
  return {
    format: 2,
    messages: Array.isArray(messages) ? messages.map(renamedMessage) : messages,
    history:
      isJsonObject(named) && Array.isArray(named["past"])
        ? { present: conversation(named["present"]), past: named["past"].map(conversation) }
        : null,
  };
};

/** Reads a stored conversation of this format or the one before; null if any of it cannot be read. */
export const readStoredConversation = (value: unknown): StoredConversation | null => {
  if (!isJsonObject(value)) return null;
  const { format, messages, history } = value["format"] === 1 ? fromFirstFormat(value) : value;
  if (format !== 2 || !Array.isArray(messages) || !messages.every(isMessage) || !isJsonObject(history)) return null;
  const { present, past } = history;
  if (!isConversation(present) || !Array.isArray(past) || !past.every(isConversation)) return null;
  return { format: 2, messages, history: { present, past } };
};
