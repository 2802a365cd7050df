import { pageCitation, plainId, sentence } from "./compose.ts";
import type { AssistantWorld, Conversation, Reply } from "./conversation.ts";
import { focusOn, pageById } from "./heard.ts";
import type { Heard, Spoken } from "./heard.ts";
import { lawFactAt, lawValueAsked, pageOfLaw, placeAsked } from "./law-answer.ts";

const lawReply = (now: Conversation, value: string, place: string | null, world: AssistantWorld): Spoken => {
  const { words } = world;
  const owner = pageOfLaw(value, world);
  const page = owner === null ? undefined : pageById(owner, world);
  const focused: Conversation = { ...(page ? focusOn(now, page.id) : now), law: value, asked: null };
  const fact = lawFactAt(value, place ?? "", world);
  const ids = page ? [plainId(page.id)] : [];
  if (place === null || !fact) {
    const label = world.lawValues.pages.get(`law:${value}`)?.page.name ?? value;
    const citations = page ? [pageCitation(page)] : [];
    return { now: focused, reply: { ...sentence(focused, "law", words.whichPlace(label)), ids, citations } };
  }
  const isKnown = fact.status === "confirmed" || fact.status === "secondary";
  const said = isKnown
    ? words.law(fact.label, fact.place, fact.shown)
    : fact.status === "none"
      ? words.lawNone(fact.label, fact.place)
      : words.lawUnknown(fact.label, fact.place);
  const source =
    fact.cite === null ? [] : [{ cite: fact.cite, href: fact.href, date: fact.checked, grade: fact.status }];
  const reply: Reply = {
    ...sentence(
      focused,
      "law",
      [said, fact.about, ...(isKnown || fact.cite === null ? [] : [words.official(fact.cite)])]
        .filter(Boolean)
        .join(" "),
      isKnown || fact.status === "none" ? "GROUNDED" : "NO_MATCH",
    ),
    ids,
    ...(isKnown
      ? {
          figure: {
            verdict: null,
            answer: fact.shown,
            values: { [value]: { value: fact.shown, unit: null, shown: fact.shown } },
          },
        }
      : {}),
    citations: [...source, ...(page ? [pageCitation(page)] : [])],
  };
  return { now: focused, reply };
};

/** A question of law with its place, or the same question for another place. */
export const lawQuestion = (now: Conversation, heard: Heard, world: AssistantWorld): Spoken | null => {
  const { text, spans, cues } = heard;
  const place = spans.find(({ type }) => type === "place");
  const rest = place ? text.slice(0, place.start) + text.slice(place.end) : text;
  if (
    now.law !== null &&
    place &&
    rest
      .replaceAll(/[^\p{L}]+/gu, " ")
      .trim()
      .split(" ").length <= 3
  ) {
    return lawReply(now, now.law, place.value, world);
  }
  const value = lawValueAsked(text, place !== undefined, cues, world);
  if (value === null || spans.some(({ type }) => type === "amount")) return null;
  if (!world.law) return { now, reply: sentence(now, "law", world.words.unavailable, "UNAVAILABLE") };
  return lawReply(now, value, placeAsked(value, text, spans, cues, world), world);
};
