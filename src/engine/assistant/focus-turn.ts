import type { RawAnswers } from "../../model/answers.ts";
import type { SearchHit } from "../search/search-pages.ts";
import { goOn, withBefore } from "./compose.ts";
import type { AssistantWorld, Conversation } from "./conversation.ts";
import { focusedPage, focusOn, hear, pageById, withAnswers } from "./heard.ts";
import type { Heard, Spoken } from "./heard.ts";
import { questionsOf } from "./page-questions.ts";
import { questionAt } from "./page-turn.ts";
import { readAnswer } from "./read-answer.ts";
import { findRequest } from "./read-intent.ts";
import { fitsKind, readSlots } from "./read-slots.ts";

/** A yes, a no or a figure that answers no question, as when more was expected to be asked. */
const isBareAnswer = ({ text, cues }: Heard): boolean =>
  text.split(" ").length === 1 && (/^\d+$/.test(text) || cues.yes.test(text) || cues.no.test(text));

/** The answers that a correction changes: what its words name, else the latest answer that it can replace. */
const correctedAnswer = (now: Conversation, heard: Heard, world: AssistantWorld): RawAnswers | null => {
  const definition = now.focus === null ? null : world.page(now.focus);
  if (!definition || now.focus === null) return null;
  const given = now.answers[now.focus] ?? {};
  const slots = readSlots(heard.typed, definition, heard.spans, heard.cues, world);
  const known = Object.entries(slots).filter(([id]) => Object.hasOwn(given, id));
  if (known.length > 0) return Object.fromEntries(known);
  const latest = [now.answered, ...Object.keys(given).toReversed()].filter((id) => id !== null);
  for (const id of latest) {
    const field = questionsOf(definition).find((one) => one.id === id);
    const isText =
      field !== undefined && heard.spans.length === 0 && field.options === undefined && typeof given[id] === "string";
    const answer =
      field && !isText ? readAnswer(heard.typed, field, definition.id, heard.spans, heard.cues, world) : undefined;
    if (answer !== undefined) return { [id]: answer };
  }
  return Object.keys(slots).length > 0 ? slots : null;
};

/** The answer to the question that was asked, a correction, or more answers for the page in focus. */
export const inFocus = (now: Conversation, heard: Heard, world: AssistantWorld): Spoken | null => {
  const focused = focusedPage(now, world);
  if (!focused) return null;
  const { page, definition } = focused;
  const { text, cues, spans } = heard;
  const { id } = definition;
  const asked = now.asked === null ? undefined : questionAt(definition, now.asked);
  if (asked && cues.why.test(text)) {
    const reason = (asked.why ?? asked.hint ?? []).filter((part) => typeof part === "string").join("");
    const next = goOn(now, page, definition, page.intent, [], world);
    const before = reason === "" ? world.words.why : reason;
    return { ...next, reply: withBefore(before, next.reply) };
  }
  const go = (slots: RawAnswers): Spoken =>
    goOn(
      withAnswers(now, page.id, slots),
      page,
      definition,
      page.intent === "draft" ? "fill" : page.intent,
      Object.keys(slots),
      world,
    );
  if (cues.correction.test(text)) {
    const rest = hear(heard.typed.replace(new RegExp(cues.correction.source, "i"), ""), world);
    const corrected = correctedAnswer(now, rest, world);
    if (corrected) return go(corrected);
  }
  if (!asked) return isBareAnswer(heard) ? goOn(now, page, definition, page.intent, [], world) : null;
  const slots = readSlots(heard.typed, definition, spans, cues, world);
  const answer = readAnswer(heard.typed, asked, id, spans, cues, world);
  if (answer === undefined) return Object.keys(slots).length > 0 && text.split(" ").length <= 12 ? go(slots) : null;
  const used = spans.find((span) => fitsKind(span, asked, world))?.value;
  const others = Object.entries(slots).filter(([name, value]) => name !== asked.id && String(value) !== used);
  return go({ ...Object.fromEntries(others), [asked.id]: answer });
};

/** Returns to an earlier page: "back to the lease". */
export const goBack = (now: Conversation, heard: Heard, world: AssistantWorld): Spoken | null => {
  if (!heard.cues.back.test(heard.text)) return null;
  const wanted =
    findRequest(heard.text.replace(heard.cues.back, ""), heard.cues, world)?.hits.map(({ page }) => page.id) ?? [];
  const id = wanted.find((one) => now.trail.includes(one) || now.focus === one) ?? now.trail[0];
  const page = id === undefined ? undefined : pageById(id, world);
  const definition = page && world.page(page.id);
  if (!page || !definition) return null;
  const next = goOn(
    focusOn(now, page.id),
    page,
    definition,
    page.intent,
    Object.keys(now.answers[page.id] ?? {}),
    world,
  );
  return { ...next, reply: withBefore(world.words.back(page.name), next.reply) };
};

/** A text that fits another page this well is about that page, not about the one in focus. */
const CLEARLY_ELSEWHERE = 0.95;

/** Whether a text is more than an answer of one word. */
const isTelling = ({ text }: Heard): boolean => text.length > 14 || text.split(" ").length > 1;

/** More answers for the page in focus, or the question again, unless the text is clearly about another page. */
export const moreAnswers = (
  now: Conversation,
  heard: Heard,
  best: SearchHit | undefined,
  world: AssistantWorld,
): Spoken | null => {
  const page = now.focus === null ? undefined : pageById(now.focus, world);
  const definition = page && world.page(page.id);
  if (!page || !definition || (best && best.page.id !== page.id && best.fit >= CLEARLY_ELSEWHERE && isTelling(heard)))
    return null;
  const slots = readSlots(heard.typed, definition, heard.spans, heard.cues, world, now.answers[page.id]);
  const intent = page.intent === "draft" ? "fill" : page.intent;
  if (Object.keys(slots).length > 0)
    return goOn(withAnswers(now, page.id, slots), page, definition, intent, Object.keys(slots), world);
  if (now.asked === null || (best && isTelling(heard))) return null;
  const next = goOn(now, page, definition, intent, [], world);
  return { ...next, reply: withBefore(world.words.notAnAnswer, next.reply) };
};

/** The same question for another place: "and in Alabama?" */
export const otherPlace = (now: Conversation, heard: Heard, world: AssistantWorld): Spoken | null => {
  const place = heard.spans.find(({ type }) => type === "place");
  const page = now.focus === null ? undefined : pageById(now.focus, world);
  const definition = page && world.page(page.id);
  if (!place || !page || !definition || heard.text.split(" ").length > 6) return null;
  const field = questionsOf(definition).find((one) => fitsKind(place, one, world));
  return field
    ? goOn(withAnswers(now, page.id, { [field.id]: place.value }), page, definition, page.intent, [field.id], world)
    : null;
};
