import "../../src/i18n/all-screen-messages.ts";
import "../../src/text/language-registry/all-prose.ts";
import { createAssistantContext } from "../../scripts/cli/assistant/create-assistant-context.ts";
import { startConversation } from "../../src/engine/assistant/conversation.ts";
import type { AssistantContext } from "../../src/engine/assistant/conversation.ts";
import { takeTurn } from "../../src/engine/assistant/turns/take-turn.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "../catalog/open-cases.ts";

/** The day of every conversation. */
export const today = parseIsoDate("2026-11-23")!;

/** What the assistant answers from in English. */
export const english = createAssistantContext(compiled, "en", today);

/** The same in Japanese. */
export const japanese = createAssistantContext(compiled, "ja", today);

/** The replies to a conversation, one for each turn. */
export const repliesTo = (turns: readonly string[], context: AssistantContext = english) => {
  let history = startConversation();
  return turns.map((typed) => {
    const turn = takeTurn(history, typed, context);
    history = turn.history;
    return turn.reply;
  });
};

/** The last reply to a conversation. */
export const lastReply = (turns: readonly string[], context?: AssistantContext) => repliesTo(turns, context).at(-1)!;
