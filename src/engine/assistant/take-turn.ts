import type { RawAnswers } from "../../model/answers.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import { doorReply, goOn, hasQuestions, pageReply, plainId, sentence, withBefore } from "./compose.ts";
import { remember, startConversation } from "./conversation.ts";
import type { AssistantWorld, Conversation, ConversationHistory, Turn } from "./conversation.ts";
import { goBack, inFocus, moreAnswers, otherPlace } from "./focus-turn.ts";
import { focusedPage, focusOn, hear, MAX_LENGTH, withAnswers } from "./heard.ts";
import type { Heard, Spoken } from "./heard.ts";
import { lawQuestion } from "./law-turn.ts";
import { doorOf, isExplained, findRequest } from "./read-intent.ts";
import { readSlots } from "./read-slots.ts";
import { inEnglish, isSpanish } from "./cues/spanish.ts";

/** Whether the text fills in a document, and does not only mention an amount. */
const isFilled = (slots: RawAnswers, { text, cues }: Heard): boolean => {
  const count = Object.keys(slots).length;
  return count > 1 || (count === 1 && cues.draft.test(text));
};

/** Opens a page with what the text already says; a page that only can be shown is offered. */
const turnTo = (
  now: Conversation,
  page: SearchPage,
  others: readonly SearchPage[],
  intent: string,
  heard: Heard,
  world: AssistantWorld,
): Spoken => {
  const focused = focusOn(now, page.id);
  if (!hasQuestions(page) || intent === "explain")
    return { now: focused, reply: pageReply(focused, intent, [page, ...others], world) };
  const definition = world.page(page.id);
  if (!definition || !world.law) return { now, reply: sentence(now, intent, world.words.unavailable, "UNAVAILABLE") };
  const slots = readSlots(heard.typed, definition, heard.spans, heard.cues, world);
  const filled = page.intent === "draft" && isFilled(slots, heard) ? "fill" : intent;
  const next = goOn(withAnswers(focused, page.id, slots), page, definition, filled, Object.keys(slots), world);
  return {
    ...next,
    reply: { ...next.reply, ids: [...next.reply.ids, ...others.slice(0, 3).map(({ id }) => plainId(id))] },
  };
};

const commanded = (history: ConversationHistory, { text, cues }: Heard, world: AssistantWorld): Turn | null => {
  const { now, past } = history;
  const { words } = world;
  if (cues.startOver.test(text)) {
    const fresh = remember(history, startConversation().now);
    return { history: fresh, reply: sentence(fresh.now, "small_talk", words.startedOver) };
  }
  if (!cues.undo.test(text)) return null;
  const [before, ...earlier] = past;
  if (!before) return { history, reply: sentence(now, "small_talk", words.nothingToUndo) };
  const focused = focusedPage(before, world);
  const reply = focused
    ? withBefore(words.undone, goOn(before, focused.page, focused.definition, "small_talk", [], world).reply)
    : sentence(before, "small_talk", words.undone);
  return { history: { now: before, past: earlier }, reply };
};

const smallTalk = (now: Conversation, { text, cues }: Heard, world: AssistantWorld): Spoken | null => {
  const { words } = world;
  const said = cues.aboutUs.test(text)
    ? words.aboutUs(world.product)
    : cues.greeting.test(text)
      ? words.greeting
      : cues.thanks.test(text)
        ? words.thanks
        : null;
  return said === null ? null : { now, reply: sentence(now, "small_talk", said) };
};

const isLong = (typed: string): boolean => typed.length > MAX_LENGTH;

const spokenFor = (now: Conversation, heard: Heard, typed: string, world: AssistantWorld): Spoken => {
  const { text, cues } = heard;
  const door = doorOf(text, cues);
  if (door) return { now, reply: doorReply(now, door.need, door.intent, world) };
  if (isLong(typed)) return { now, reply: sentence(now, "review", world.words.tooLong, "NO_MATCH") };
  const talk =
    smallTalk(now, heard, world) ??
    goBack(now, heard, world) ??
    inFocus(now, heard, world) ??
    lawQuestion(now, heard, world);
  if (talk) return talk;
  const request = findRequest(text, cues, world);
  const [best, ...others] = request?.hits.map(({ page }) => page) ?? [];
  const more = moreAnswers(now, heard, request?.hits[0], world);
  if (more) return more;
  if (request && best) return turnTo(now, best, others, request.intent, heard, world);
  const place = otherPlace(now, heard, world);
  if (place) return place;
  const intent = isExplained(text, cues) ? "explain" : "out_of_scope";
  return { now, reply: sentence(now, intent, world.words.noMatch, "NO_MATCH") };
};

const turnOf = (history: ConversationHistory, typed: string, world: AssistantWorld): Turn => {
  const heard = hear(typed, world);
  if (heard.text === "") return { history, reply: sentence(history.now, "small_talk", world.words.greeting) };
  const command = commanded(history, heard, world);
  if (command) return command;
  const { now, reply } = spokenFor(history.now, heard, typed, world);
  return { history: remember(history, now), reply };
};

/**
 * Answers what a visitor typed. Pure: the same text, conversation and world give the same reply.
 *
 * Any text is answered in words: one that nothing fits with NO_MATCH, one whose law or page did not load with UNAVAILABLE.
 */
export const takeTurn = (history: ConversationHistory, typed: string, world: AssistantWorld): Turn => {
  const isForeign = world.language === SOURCE_LANGUAGE && isSpanish(typed.slice(0, MAX_LENGTH));
  if (!isForeign) return turnOf(history, typed, world);
  const english = inEnglish(typed);
  if (english === "") {
    const text = [world.words.spanish, world.words.noMatch].join(" ");
    return { history, reply: sentence(history.now, "out_of_scope", text, "NO_MATCH") };
  }
  const { history: after, reply } = turnOf(history, english, world);
  return { history: after, reply: withBefore(world.words.spanish, reply) };
};
