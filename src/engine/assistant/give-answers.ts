import type { RawAnswers } from "../../model/answers.ts";
import { goOn, sentence } from "./compose.ts";
import { remember } from "./conversation.ts";
import type { AssistantWorld, Conversation, ConversationHistory, Turn } from "./conversation.ts";
import { focusedPage, focusOn, pageById, withAnswers } from "./heard.ts";

const goOnWith = (
  history: ConversationHistory,
  now: Conversation,
  given: readonly string[],
  world: AssistantWorld,
): Turn => {
  const focused = focusedPage(now, world);
  if (!focused) return { history, reply: sentence(history.now, "small_talk", world.words.unavailable, "UNAVAILABLE") };
  const { page, definition } = focused;
  const next = goOn(now, page, definition, page.intent === "draft" ? "fill" : page.intent, given, world);
  return { history: remember(history, next.now), reply: next.reply };
};

/** Takes answers that were given in input fields of the page in focus, as an answers file has them. */
export const giveAnswers = (history: ConversationHistory, slots: RawAnswers, world: AssistantWorld): Turn => {
  const { focus } = history.now;
  const page = focus === null ? undefined : pageById(focus, world);
  const now = page ? withAnswers(history.now, page.id, slots) : history.now;
  return goOnWith(history, now, Object.keys(slots), world);
};

/** Turns to a page that the visitor chose by its id, with the answers it already has. */
export const choosePage = (history: ConversationHistory, id: string, world: AssistantWorld): Turn => {
  const page = pageById(id, world);
  const now = page ? focusOn(history.now, page.id) : history.now;
  return goOnWith(history, now, page ? Object.keys(now.answers[page.id] ?? {}) : [], world);
};
