import { createLawFact } from "../../law/law-facts.ts";
import { placeInSentence } from "../../fields/place/place-name.ts";
import { lookUpLaw } from "../../law/look-up-law.ts";
import type { AssistantMessages } from "../../i18n/en/assistant.ts";
import type { LawFact } from "../../model/form-view.ts";
import { searchPages } from "../search/search-pages.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Cues } from "./cues/cues.ts";
import type { AnswerSpan } from "./spans/answer-span.ts";

/** From this relevance on, a text with a place asks for a law value. */
const MIN_RELEVANCE = 1.05;
/** Enough for a longer text with a place that contains every word of a law value's phrase, in any order. */
const MIN_RELEVANCE_OF_PHRASE = 0.7;
const MIN_PHRASE = 0.2;
/** Without a place, only a question in the exact words of a law value asks for it. */
const MIN_RELEVANCE_WITHOUT_PLACE = 1.45;
const PREFIX = "law:";

const splitValueId = (value: string): readonly [topic: string, column: string] => {
  const at = value.indexOf(".");
  return [value.slice(0, at), value.slice(at + 1)];
};

/** The law value a text asks for, as topic.column; null if it asks for none. */
export const findLawValue = (text: string, hasPlace: boolean, cues: Cues, context: AssistantContext): string | null => {
  if (!cues.lawQuestion.test(text)) return null;
  const [best] = searchPages(context.lawIndex, text, 1);
  if (!best) return null;
  const [topic] = splitValueId(best.page.id.slice(PREFIX.length));
  const isPlaced = hasPlace || cues.federal.test(text);
  const least = isPlaced ? MIN_RELEVANCE : MIN_RELEVANCE_WITHOUT_PLACE;
  // Law of the whole country needs no place.
  const canBeDescribed = isPlaced || context.nationwideTopics.includes(topic);
  const isDescribed = canBeDescribed && best.phrase >= MIN_PHRASE && best.relevance >= MIN_RELEVANCE_OF_PHRASE;
  return best.relevance >= least || isDescribed ? best.page.id.slice(PREFIX.length) : null;
};

/** The page that owns a law value; null if none does. */
export const pageOfLaw = (value: string, context: AssistantContext): string | null =>
  Object.entries(context.vocabulary.pages).find(([, { law }]) => law !== undefined && Object.hasOwn(law, value))?.[0] ??
  null;

/** Where a law value is asked for: the place in the text, or the whole country if its table covers that only. */
export const findLawPlace = (
  value: string,
  text: string,
  spans: readonly AnswerSpan[],
  cues: Cues,
  context: AssistantContext,
): string | null => {
  const named = spans.find(({ type }) => type === "place")?.value;
  if (named !== undefined) return named;
  const [topic] = splitValueId(value);
  const isNationwide = context.nationwideTopics.includes(topic);
  if (!isNationwide && !cues.federal.test(text)) return null;
  return Object.keys(context.law[topic]?.places ?? {}).find((code) => !code.includes("-")) ?? null;
};

type LawMessages = Pick<AssistantMessages, "law" | "lawInSource" | "lawNone" | "lawUnknown">;

/** The sentence for a law value: the value, that there is no such rule, or that it is not confirmed. */
export const lawStatement = (
  { status, label, jurisdiction, formatted }: Pick<LawFact, "status" | "label" | "jurisdiction" | "formatted">,
  messages: LawMessages,
): string => {
  if (status === "confirmed" || status === "secondary")
    return formatted === "" ? messages.lawInSource(label, jurisdiction) : messages.law(label, jurisdiction, formatted);
  return status === "none" ? messages.lawNone(label, jurisdiction) : messages.lawUnknown(label, jurisdiction);
};

/** A law value in words with its source; null if its topic does not exist. */
export const lawFactAt = (value: string, place: string, context: AssistantContext): LawFact | null => {
  const [name, column] = splitValueId(value);
  const topic = context.law[name];
  if (!topic) return null;
  const { today, settings } = context.formContext;
  const shape = topic.columns[column];
  const record = lookUpLaw(topic, place, today, today);
  const unit = shape?.unit;
  return createLawFact(
    {
      name,
      column,
      label: shape?.label ?? topic.title ?? name,
      ...(unit === undefined ? {} : { unit }),
      ...(shape?.bound === undefined ? {} : { bound: shape.bound }),
    },
    {
      law: { [name]: record },
      keys: { [name]: { jurisdiction: place, keyDate: today } },
      jurisdictionName: (code) => {
        const found = context.jurisdictions.find((jurisdiction) => jurisdiction.code === code);
        return found ? placeInSentence(found, context.language) : code;
      },
      language: "en",
      currency: settings.currency,
    },
  );
};
