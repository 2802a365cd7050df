import type { RawAnswers } from "../../model/answers.ts";
import { textReply } from "./compose-reply.ts";
import { continueConversation } from "./continue-conversation.ts";
import { remember } from "./conversation.ts";
import type { AssistantContext, Conversation, ConversationHistory, Turn } from "./conversation.ts";
import { focusedPage, focusOn, pageById, withAnswers } from "./focus.ts";

const continueWithAnswers = (
  history: ConversationHistory,
  state: Conversation,
  given: readonly string[],
  context: AssistantContext,
): Turn => {
  const focused = focusedPage(state, context);
  if (!focused)
    return { history, reply: textReply(history.present, "small_talk", context.messages.unavailable, "UNAVAILABLE") };
  const { page, definition } = focused;
  const next = continueConversation(
    state,
    page,
    definition,
    page.intent === "draft" ? "fill" : page.intent,
    given,
    context,
  );
  return { history: remember(history, next.state), reply: next.reply };
};

/** Takes answers that were given in input fields of the page in focus, as an answers file has them. */
export const submitAnswers = (history: ConversationHistory, slots: RawAnswers, context: AssistantContext): Turn => {
  const { focus } = history.present;
  const page = focus === null ? undefined : pageById(focus, context);
  const state = page ? withAnswers(history.present, page.id, slots) : history.present;
  return continueWithAnswers(history, state, Object.keys(slots), context);
};

/** Turns to a page that the visitor chose by its id, with the answers it already has and those that were proposed. */
export const choosePage = (
  history: ConversationHistory,
  id: string,
  context: AssistantContext,
  proposed: RawAnswers = {},
): Turn => {
  const page = pageById(id, context);
  const state = page ? withAnswers(focusOn(history.present, page.id), page.id, proposed) : history.present;
  return continueWithAnswers(history, state, page ? Object.keys(state.answers[page.id] ?? {}) : [], context);
};
