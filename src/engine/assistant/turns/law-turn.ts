import type { SearchPage } from "../../../model/site/search-data.ts";
import { hasQuestions, pageCitation, plainId, referralReply, textReply } from "../compose-reply.ts";
import type { AssistantContext, Conversation, Reply, TurnResult } from "../conversation.ts";
import { focusOn, pageById, withAnswers } from "../focus.ts";
import { findLawPlace, findLawValue, lawFactAt, lawStatement, pageOfLaw } from "../law-answer.ts";
import { findRequest } from "../read-intent.ts";
import type { PageRequest } from "../read-intent.ts";
import { readSlots } from "../read-slots.ts";
import type { Utterance } from "../utterance.ts";

/** The page in focus with the answers that the text already gives, so that its form does not ask for them again. */
const focusWithAnswers = (
  state: Conversation,
  page: SearchPage,
  utterance: Utterance,
  context: AssistantContext,
): Conversation => {
  const focused = focusOn(state, page.id);
  const definition = hasQuestions(page) ? context.definitionOf(page.id) : null;
  return definition ? withAnswers(focused, page.id, readSlots(utterance, definition, context)) : focused;
};

const lawReply = (
  state: Conversation,
  value: string,
  place: string | null,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult => {
  const { messages } = context;
  const owner = pageOfLaw(value, context);
  const page = owner === null ? undefined : pageById(owner, context);
  const next = page ? focusWithAnswers(state, page, utterance, context) : state;
  const focused: Conversation = { ...next, law: value, asked: null };
  const fact = lawFactAt(value, place ?? "", context);
  const ids = page ? [plainId(page.id)] : [];
  if (place === null || !fact) {
    const label = context.lawIndex.pages.get(`law:${value}`)?.page.name ?? value;
    const citations = page ? [pageCitation(page)] : [];
    return { state: focused, reply: { ...textReply(focused, "law", messages.whichPlace(label)), ids, citations } };
  }
  const isKnown = fact.status === "confirmed" || fact.status === "secondary";
  const source =
    fact.cite === null ? [] : [{ cite: fact.cite, href: fact.href, date: fact.checked, grade: fact.status }];
  const reply: Reply = {
    ...textReply(
      focused,
      "law",
      [
        lawStatement(fact, messages),
        fact.about,
        ...(isKnown || fact.cite === null ? [] : [messages.official(fact.cite)]),
      ]
        .filter(Boolean)
        .join(" "),
      isKnown || fact.status === "none" ? "GROUNDED" : "NO_MATCH",
    ),
    ids,
    ...(isKnown && fact.formatted !== ""
      ? {
          figure: {
            verdict: null,
            answer: fact.formatted,
            values: { [value]: { value: fact.formatted, unit: null, shown: fact.formatted } },
          },
        }
      : {}),
    citations: [...source, ...(page ? [pageCitation(page)] : [])],
  };
  return { state: focused, reply };
};

/** A bare number below this is an age or a count, which questions of law have, too. */
const MIN_BARE_AMOUNT = 100;

const isAboutCase = ({ spans }: Utterance): boolean =>
  spans.some(
    ({ type, unit, value }) =>
      type === "date" || (type === "amount" && (unit !== "none" || Number(value) >= MIN_BARE_AMOUNT)),
  );

/** A tool below both limits shares only words with a question of law: "how many repairs before they take the car back". */
const MIN_TOOL_RELEVANCE = 1.2;
const MIN_TOOL_PHRASE = 0.2;
/** "Can my landlord ban guests" asks for the law, not for the lease or the letter that has its words. */
const MIN_FORM_RELEVANCE = 1.3;

const isAboutPage = (request: PageRequest | null): boolean => {
  const best = request?.hits[0];
  if (!best) return false;
  const isTool = best.page.intent === "calculate" || best.page.intent === "check";
  return isTool
    ? best.relevance >= MIN_TOOL_RELEVANCE || best.phrase >= MIN_TOOL_PHRASE
    : best.relevance >= MIN_FORM_RELEVANCE;
};

/** A tool calculates with an amount or a date of a question if its own words or most example messages are in the text. */
const MIN_WORDS_OF_TOOL = 0.8;
const MIN_LIKELIHOOD_OF_TOOL = 1;

/** A question with an amount or a date is about a case; a tool calculates with them if one matches. */
const isForTool = (utterance: Utterance, context: AssistantContext): boolean => {
  const best = isAboutCase(utterance) && findRequest(utterance.text, utterance.cues, context)?.hits[0];
  if (!best || !["calculate", "check"].includes(best.page.intent)) return false;
  return (
    best.phrase >= MIN_TOOL_PHRASE ||
    best.relevance - best.likelihood >= MIN_WORDS_OF_TOOL ||
    best.likelihood >= MIN_LIKELIHOOD_OF_TOOL
  );
};

/** A question of law with its place, or the same question for another place. */
export const answerLawQuestion = (
  state: Conversation,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  const { text, spans, cues } = utterance;
  const place = spans.find(({ type }) => type === "place");
  const rest = place ? text.slice(0, place.start) + text.slice(place.end) : text;
  if (
    state.law !== null &&
    place &&
    rest
      .replaceAll(/[^\p{L}]+/gu, " ")
      .trim()
      .split(" ").length <= 3
  ) {
    return lawReply(state, state.law, place.value, utterance, context);
  }
  const value = findLawValue(text, place !== undefined, cues, context);
  if (value === null || isForTool(utterance, context)) return null;
  return lawReply(state, value, findLawPlace(value, text, spans, cues, context), utterance, context);
};

/** Says that we know no law but that of the United States, if a text without one of its states is about another country. */
export const referForeignLaw = (
  state: Conversation,
  { text, spans, cues }: Utterance,
  context: AssistantContext,
): TurnResult | null =>
  cues.foreignLaw.some((pattern) => pattern.test(text)) && !spans.some(({ type }) => type === "place")
    ? { state, reply: referralReply(state, "foreign_law", "out_of_scope", context) }
    : null;

/** Who knows the law, for a question about the law of a place that no table and no page answers; null for any other text. */
export const referUnreadLaw = (
  state: Conversation,
  utterance: Utterance,
  request: PageRequest | null,
  context: AssistantContext,
): TurnResult | null => {
  const { text, spans, cues } = utterance;
  const hasPlace = spans.some(({ type }) => type === "place");
  if (
    !(hasPlace || cues.legality.test(text)) ||
    !cues.ruleQuestion.test(text) ||
    isAboutCase(utterance) ||
    isAboutPage(request)
  )
    return null;
  return { state, reply: referralReply(state, "unread_law", "law", context) };
};
