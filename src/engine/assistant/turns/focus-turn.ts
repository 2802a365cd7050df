import type { RawAnswers } from "../../../model/answers.ts";
import type { SearchHit } from "../../search/search-pages.ts";
import { questionAt } from "../answered-page.ts";
import { answerToSuggested, isBareAnswer } from "../bare-answer.ts";
import { withPrefix } from "../compose-reply.ts";
import { continueConversation } from "../continue-conversation.ts";
import type { AssistantContext, Conversation, TurnResult } from "../conversation.ts";
import { deniedAmount, isDenial } from "./denied-answer.ts";
import { focusedPage, focusOn, pageById, withAnswers } from "../focus.ts";
import { onPage, questionsOf } from "../page-questions.ts";
import { readAnswer } from "../read-answer.ts";
import { findRequest } from "../read-intent.ts";
import { isOtherCurrency, matchesKind, readSlots } from "../read-slots.ts";
import { parseUtterance } from "../utterance.ts";
import type { Utterance } from "../utterance.ts";

/** A longer text is a story; single words in it are not answers. */
const MAX_WORDS_OF_ANSWERS = 12;

/** The answers that a correction changes: what its words name, else the latest answer that it can replace. */
const correctedAnswer = (state: Conversation, utterance: Utterance, context: AssistantContext): RawAnswers | null => {
  const definition = state.focus === null ? null : context.definitionOf(state.focus);
  if (!definition || state.focus === null) return null;
  const given = state.answers[state.focus] ?? {};
  const slots = readSlots(utterance, definition, context);
  if (Object.keys(slots).some((id) => Object.hasOwn(given, id))) return slots;
  const latest = [state.answered, ...Object.keys(given).toReversed()].filter((id) => id !== null);
  for (const id of latest) {
    const field = questionsOf(definition).find((question) => question.id === id);
    const isText =
      field !== undefined &&
      utterance.spans.length === 0 &&
      field.options === undefined &&
      typeof given[id] === "string";
    const answer = field && !isText ? readAnswer(utterance, field, definition.id, context) : undefined;
    if (answer !== undefined) return { [id]: answer };
  }
  return Object.keys(slots).length > 0 ? slots : null;
};

/** A text this relevant to another page is about that page, not about the one in focus. */
const CLEARLY_OTHER_PAGE = 1.05;

/** Whether a text is more than an answer of one word. */
const isMoreThanOneWord = ({ text }: Utterance): boolean => text.length > 14 || text.split(" ").length > 1;

const isAboutOtherPage = (page: string, best: SearchHit | undefined, utterance: Utterance): boolean =>
  best !== undefined && best.page.id !== page && best.relevance >= CLEARLY_OTHER_PAGE && isMoreThanOneWord(utterance);

/** Where a question is open, the text must also contain the name of the other page, or a phrase of several words for it. */
const isAboutAnotherTopic = (page: string, utterance: Utterance, context: AssistantContext): boolean => {
  const best = findRequest(utterance.text, utterance.cues, context)?.hits[0];
  const other = best && context.pageIndex.pages.get(best.page.id);
  // An amount or a date is an answer; a place may belong to the other topic.
  const isOnlyPlaces = utterance.spans.every(({ type }) => type === "place");
  // "Child support", not only "child support calculator".
  const subject = other?.name.split(" ").slice(0, -1).join(" ") ?? "";
  const names = other ? [other.name, subject, ...other.phrases].filter((name) => name.includes(" ")) : [];
  const text = ` ${context.pageIndex.wordsOf(utterance.text).join(" ")} `;
  const isNamed = names.some((name) => text.includes(` ${name} `));
  return isOnlyPlaces && isNamed && isAboutOtherPage(page, best, utterance);
};

/** Strips a leading "no" or correction from a request for another page, such as "no, I need a will". */
export const requestAfterNo = (state: Conversation, utterance: Utterance, context: AssistantContext): Utterance => {
  const { typed, text, cues } = utterance;
  const lead = [cues.leadingNo, cues.correction].find((cue) => cue.test(text));
  if (state.focus === null || !lead || !cues.request.test(text)) return utterance;
  const rest = parseUtterance(typed.replace(new RegExp(lead.source, "i"), ""), context);
  return isAboutOtherPage(state.focus, findRequest(rest.text, cues, context)?.hits[0], rest) ? rest : utterance;
};

/** The answer to the question that was asked, a correction, or more answers for the page in focus. */
export const answerInFocus = (
  state: Conversation,
  utterance: Utterance,
  general: AssistantContext,
): TurnResult | null => {
  const focused = focusedPage(state, general);
  if (!focused) return null;
  const { page, definition } = focused;
  const context = onPage(definition, general);
  const { text, cues, spans } = utterance;
  const { id } = definition;
  const asked = state.asked === null ? undefined : questionAt(definition, state.asked);
  if (asked && cues.why.test(text)) {
    const reason = (asked.why ?? asked.hint ?? []).filter((part) => typeof part === "string").join("");
    const next = continueConversation(state, page, definition, page.intent, [], context);
    const before = reason === "" ? context.messages.why : reason;
    return { ...next, reply: withPrefix(before, next.reply) };
  }
  const continueWith = (slots: RawAnswers): TurnResult =>
    continueConversation(
      withAnswers(state, page.id, slots),
      page,
      definition,
      page.intent === "draft" ? "fill" : page.intent,
      Object.keys(slots),
      context,
    );
  if (cues.correction.test(text)) {
    const rest = parseUtterance(utterance.typed.replace(new RegExp(cues.correction.source, "i"), ""), context);
    const corrected = correctedAnswer(state, rest, context);
    if (corrected) return continueWith(corrected);
  }
  const repeat = (prefix: string): TurnResult => {
    const next = continueConversation(state, page, definition, page.intent, [], context);
    return { ...next, reply: withPrefix(prefix, next.reply) };
  };
  const given = state.answers[page.id] ?? {};
  const isDenied = isDenial(utterance, definition, asked !== undefined);
  const denied = (): RawAnswers => {
    const slots = readSlots(utterance, definition, context, given);
    return Object.keys(slots).length > 0 ? slots : deniedAmount(utterance, definition, given, context);
  };
  if (!asked) {
    if (isDenied) {
      const slots = denied();
      return Object.keys(slots).length > 0 ? continueWith(slots) : repeat(context.messages.unchanged);
    }
    if (!isBareAnswer(utterance)) return null;
    const suggested = answerToSuggested(utterance, definition, given, context);
    return suggested ? continueWith(suggested) : repeat(context.messages.notAnAnswer);
  }
  const slots = readSlots(utterance, definition, context);
  const answer = readAnswer(utterance, asked, id, context);
  if (answer === undefined && isDenied) {
    const others = denied();
    return Object.keys(others).length > 0 ? continueWith(others) : repeat(context.messages.notAnAnswer);
  }
  const isRefused = spans.some((span) => isOtherCurrency(span, asked, context));
  if (answer === undefined && isRefused && Object.keys(slots).length === 0) return repeat("");
  if (answer === undefined) {
    const isFurther =
      text.split(" ").length <= MAX_WORDS_OF_ANSWERS && !isAboutAnotherTopic(page.id, utterance, context);
    return isFurther && Object.keys(slots).length > 0 ? continueWith(slots) : null;
  }
  const used = spans.find((span) => matchesKind(span, asked, context))?.value;
  const others = Object.entries(slots).filter(([name, value]) => name !== asked.id && String(value) !== used);
  return continueWith({ ...Object.fromEntries(others), [asked.id]: answer });
};

/** Returns to an earlier page: "back to the lease". */
export const returnToPage = (
  state: Conversation,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  if (!utterance.cues.back.test(utterance.text)) return null;
  const wanted =
    findRequest(utterance.text.replace(utterance.cues.back, ""), utterance.cues, context)?.hits.map(
      ({ page }) => page.id,
    ) ?? [];
  const id = wanted.find((one) => state.focusHistory.includes(one) || state.focus === one) ?? state.focusHistory[0];
  const page = id === undefined ? undefined : pageById(id, context);
  const definition = page && context.definitionOf(page.id);
  if (!page || !definition) return null;
  const next = continueConversation(
    focusOn(state, page.id),
    page,
    definition,
    page.intent,
    Object.keys(state.answers[page.id] ?? {}),
    context,
  );
  return { ...next, reply: withPrefix(context.messages.back(page.name), next.reply) };
};

/** More answers for the page in focus, or the question again, unless the text is clearly about another page. */
export const additionalAnswers = (
  state: Conversation,
  utterance: Utterance,
  best: SearchHit | undefined,
  context: AssistantContext,
): TurnResult | null => {
  const page = state.focus === null ? undefined : pageById(state.focus, context);
  const definition = page && context.definitionOf(page.id);
  if (!page || !definition || isAboutOtherPage(page.id, best, utterance)) return null;
  const slots = readSlots(utterance, definition, context, state.answers[page.id]);
  const intent = page.intent === "draft" ? "fill" : page.intent;
  if (Object.keys(slots).length > 0)
    return continueConversation(
      withAnswers(state, page.id, slots),
      page,
      definition,
      intent,
      Object.keys(slots),
      context,
    );
  if (state.asked === null || (best && isMoreThanOneWord(utterance))) return null;
  const next = continueConversation(state, page, definition, intent, [], context);
  return { ...next, reply: withPrefix(context.messages.notAnAnswer, next.reply) };
};

/** The same question for another place: "and in Alabama?" */
export const repeatForPlace = (
  state: Conversation,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  const place = utterance.spans.find(({ type }) => type === "place");
  const page = state.focus === null ? undefined : pageById(state.focus, context);
  const definition = page && context.definitionOf(page.id);
  if (!place || !page || !definition || utterance.text.split(" ").length > 6) return null;
  const field = questionsOf(definition).find((question) => matchesKind(place, question, context));
  return field
    ? continueConversation(
        withAnswers(state, page.id, { [field.id]: place.value }),
        page,
        definition,
        page.intent,
        [field.id],
        context,
      )
    : null;
};
