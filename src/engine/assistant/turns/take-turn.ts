import type { RawAnswers } from "../../../model/answers.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { answerFromFile } from "../files/answer-from-file.ts";
import {
  closestPagesReply,
  hasQuestions,
  pageReply,
  plainId,
  referralReply,
  textReply,
  withPrefix,
} from "../compose-reply.ts";
import { continueConversation } from "../continue-conversation.ts";
import { remember, startConversation } from "../conversation.ts";
import type { AssistantContext, Conversation, ConversationHistory, Turn, TurnResult } from "../conversation.ts";
import { isSpanish, toEnglishQuery } from "../cues/spanish.ts";
import { focusedPage, focusOn, withAnswers } from "../focus.ts";
import { additionalAnswers, answerInFocus, repeatForPlace, requestAfterNo, returnToPage } from "./focus-turn.ts";
import { withCurrencyNote } from "./currency-note.ts";
import { answerLawQuestion, referForeignLaw, referUnreadLaw } from "./law-turn.ts";
import {
  asksForExplanation,
  findReferral,
  isClearlyAboutPage,
  findRequest,
  referralByMessages,
} from "../read-intent.ts";
import type { PageRequest } from "../read-intent.ts";
import { readSlots } from "../read-slots.ts";
import { referralInOtherLanguage } from "./other-language.ts";
import { answerRows, withoutLastRow } from "./row-turn.ts";
import { MAX_UTTERANCE_LENGTH, parseUtterance } from "../utterance.ts";
import type { Utterance } from "../utterance.ts";

/** Whether the text fills in a document, and does not only mention an amount. */
const fillsDocument = (slots: RawAnswers, { text, cues }: Utterance): boolean => {
  const count = Object.keys(slots).length;
  return count > 1 || (count === 1 && cues.draft.test(text));
};

/** Whether the text asks for a figure and for nothing to be written. */
const asksForFigure = ({ text, cues }: Utterance): boolean => cues.figure.test(text) && !cues.draft.test(text);

/**
 * Opens the page that is asked for, with the answers that the text already gives. A page without questions is offered as a
 * link; so are the closest pages if it is not clear that any of them is meant.
 */
const turnToPage = (
  state: Conversation,
  { hits, intent, isSure }: PageRequest,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  const [page, ...others] = hits.map((hit) => hit.page);
  if (!page) return null;
  const focused = focusOn(state, page.id);
  if (!hasQuestions(page) || intent === "explain")
    return { state: focused, reply: pageReply(focused, intent, [page, ...others], context) };
  const definition = context.definitionOf(page.id);
  if (!definition) return { state, reply: textReply(state, intent, context.messages.unavailable, "UNAVAILABLE") };
  const slots = readSlots(utterance, definition, context);
  if (page.intent === "draft" && asksForFigure(utterance))
    return { state, reply: closestPagesReply(state, intent, context.messages.noFigure, [page, ...others], context) };
  if (!isSure && Object.keys(slots).length === 0)
    return { state, reply: closestPagesReply(state, intent, context.messages.notSure, [page, ...others], context) };
  const filled = page.intent === "draft" && fillsDocument(slots, utterance) ? "fill" : intent;
  const next = continueConversation(
    withAnswers(focused, page.id, slots),
    page,
    definition,
    filled,
    Object.keys(slots),
    context,
  );
  return {
    ...next,
    reply: { ...next.reply, ids: [...next.reply.ids, ...others.slice(0, 3).map(({ id }) => plainId(id))] },
  };
};

const runCommand = (
  history: ConversationHistory,
  { text, cues }: Utterance,
  context: AssistantContext,
): Turn | null => {
  const { present, past } = history;
  const { messages } = context;
  if (cues.startOver.test(text)) {
    const fresh = remember(history, startConversation().present);
    return { history: fresh, reply: textReply(fresh.present, "small_talk", messages.startedOver) };
  }
  if (!cues.undo.test(text)) return null;
  const [before, ...earlier] = past;
  if (!before) return { history, reply: textReply(present, "small_talk", messages.nothingToUndo) };
  const shorter = withoutLastRow(present, before, context);
  if (shorter) return { history: { present: shorter.state, past }, reply: withPrefix(messages.undone, shorter.reply) };
  const focused = focusedPage(before, context);
  const reply = focused
    ? withPrefix(
        messages.undone,
        continueConversation(before, focused.page, focused.definition, "small_talk", [], context).reply,
      )
    : textReply(before, "small_talk", messages.undone);
  return { history: { present: before, past: earlier }, reply };
};

const smallTalkReply = (
  state: Conversation,
  { text, cues }: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  const { messages } = context;
  const answer = cues.aboutUs.test(text)
    ? messages.aboutUs(context.product)
    : cues.greeting.test(text)
      ? messages.greeting
      : cues.thanks.test(text)
        ? messages.thanks
        : null;
  return answer === null ? null : { state, reply: textReply(state, "small_talk", answer) };
};

const isTooLong = (typed: string): boolean => typed.length > MAX_UTTERANCE_LENGTH;

const routeTurn = (state: Conversation, given: Utterance, typed: string, context: AssistantContext): TurnResult => {
  const utterance = requestAfterNo(state, given, context);
  const { text, cues } = utterance;
  const referral = findReferral(text, cues.referrals);
  if (referral && !(referral.yieldsToPage && isClearlyAboutPage(text, context)))
    return { state, reply: referralReply(state, referral.need, referral.intent, context) };
  if (isTooLong(typed)) return { state, reply: textReply(state, "review", context.messages.tooLong, "NO_MATCH") };
  const direct =
    smallTalkReply(state, utterance, context) ??
    returnToPage(state, utterance, context) ??
    answerFromFile(state, utterance, context) ??
    answerRows(state, utterance, context) ??
    referForeignLaw(state, utterance, context) ??
    answerInFocus(state, utterance, context) ??
    answerLawQuestion(state, utterance, context);
  if (direct) return direct;
  const request = findRequest(text, cues, context);
  const page =
    additionalAnswers(state, utterance, request?.hits[0], context) ??
    referUnreadLaw(state, utterance, request, context) ??
    (request && turnToPage(state, request, utterance, context));
  if (page) return page;
  const elsewhere = repeatForPlace(state, utterance, context);
  if (elsewhere) return elsewhere;
  const helper = referralByMessages(text, cues, context);
  if (helper) return { state, reply: referralReply(state, helper.need, helper.intent, context) };
  const intent = asksForExplanation(text, cues) ? "explain" : "out_of_scope";
  return { state, reply: textReply(state, intent, context.messages.noMatch, "NO_MATCH") };
};

const runTurn = (history: ConversationHistory, typed: string, context: AssistantContext): Turn => {
  const utterance = parseUtterance(typed, context);
  if (utterance.text === "")
    return { history, reply: textReply(history.present, "small_talk", context.messages.greeting) };
  const command = runCommand(history, utterance, context);
  if (command) return command;
  const { state, reply } = withCurrencyNote(routeTurn(history.present, utterance, typed, context), utterance, context);
  return { history: remember(history, state), reply };
};

/**
 * Answers what a visitor typed. Pure: the same text, conversation and context give the same reply.
 *
 * Any text is answered in words: one that nothing fits with NO_MATCH, one whose law or page did not load with UNAVAILABLE.
 */
export const takeTurn = (history: ConversationHistory, typed: string, context: AssistantContext): Turn => {
  const begun = typed.slice(0, MAX_UTTERANCE_LENGTH);
  const referral = referralInOtherLanguage(history.present, begun, context);
  if (referral) return { history, reply: referral };
  if (context.language !== SOURCE_LANGUAGE || !isSpanish(begun)) return runTurn(history, typed, context);
  const english = toEnglishQuery(typed);
  if (english === "") {
    const text = [context.messages.spanish, context.messages.noMatch].join(" ");
    return { history, reply: textReply(history.present, "out_of_scope", text, "NO_MATCH") };
  }
  const { history: after, reply } = runTurn(history, english, context);
  return { history: after, reply: withPrefix(context.messages.spanish, reply) };
};
