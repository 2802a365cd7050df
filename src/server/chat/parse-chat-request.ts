import type { ChatCall, ChatMessage, ChatRequest } from "../../model/chat/chat-api.ts";
import { CHAT_LIMITS } from "../../model/chat/chat-limits.ts";
import { CHAT_TOOLS } from "../../model/chat/chat-tools.ts";
import { orEmptyObject } from "../../values/json-object.ts";

const isText = (value: unknown, length: number): value is string => typeof value === "string" && value.length <= length;

const ID = /^[\w.:-]{1,200}$/;
const LANGUAGE = /^[a-z]{2}$/;

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

const parseCall = (value: unknown): ChatCall | null => {
  const { id, name, input } = orEmptyObject(value);
  const isTool = CHAT_TOOLS.some((tool) => tool === name);
  return isId(id) && isTool && isText(input, CHAT_LIMITS.messageLength) ? { id, name: String(name), input } : null;
};

const parseMessage = (value: unknown): ChatMessage | null => {
  const { role, text, calls, call } = orEmptyObject(value);
  if (!isText(text, role === "tool" ? CHAT_LIMITS.resultLength : CHAT_LIMITS.messageLength)) return null;
  switch (role) {
    case "visitor":
      return { role, text };
    case "tool":
      return isId(call) ? { role, call, text } : null;
    case "model": {
      const parsed = Array.isArray(calls) ? calls.map(parseCall) : [null];
      return parsed.includes(null) || parsed.length > CHAT_LIMITS.calls
        ? null
        : { role, text, calls: parsed.filter((one) => one !== null) };
    }
    default:
      return null;
  }
};

/** Whether every tool call has its result right after it, and a visitor begins, so that a model's server accepts it. */
const isInOrder = (messages: readonly ChatMessage[]): boolean => {
  let expected: readonly string[] = [];
  for (const [index, message] of messages.entries()) {
    if (index === 0 && message.role !== "visitor") return false;
    if (message.role === "tool") {
      if (!expected.includes(message.call)) return false;
      expected = expected.filter((id) => id !== message.call);
      continue;
    }
    if (expected.length > 0) return false;
    if (message.role === "model") expected = message.calls.map(({ id }) => id);
  }
  return expected.length === 0 && messages.at(-1)?.role !== "model";
};

/** How many rounds of tools the last message of the visitor has taken. */
export const roundsOf = (messages: readonly ChatMessage[]): number =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === "visitor"))
    .filter((message) => message.role === "model" && message.calls.length > 0).length;

/** The request for the next message of a model; null if it has another shape or is beyond the limits. */
export const parseChatRequest = (value: unknown): ChatRequest | null => {
  const { language, messages } = orEmptyObject(value);
  if (typeof language !== "string" || !LANGUAGE.test(language) || !Array.isArray(messages)) return null;
  if (messages.length === 0 || messages.length > CHAT_LIMITS.messages) return null;
  const parsed = messages.map(parseMessage).filter((message) => message !== null);
  if (parsed.length < messages.length || !isInOrder(parsed)) return null;
  const length = parsed.reduce((sum, { text }) => sum + text.length, 0);
  return length <= CHAT_LIMITS.totalLength && roundsOf(parsed) <= CHAT_LIMITS.rounds
    ? { language, messages: parsed }
    : null;
};
