import { chatModel as en } from "./en/chat-model.ts";
import type { ChatModelMessages } from "./en/chat-model.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages about the language model that the assistant may ask. */
export const chatModelMessages = (locale: string): ChatModelMessages => screenMessages(locale, "chatModel", en);
