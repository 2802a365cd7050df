import { createLawFact } from "../../law/law-facts.ts";
import { lookUpLaw } from "../../law/look-up-law.ts";
import type { LawFact } from "../../model/form-view.ts";
import { searchPages } from "../search/search-pages.ts";
import type { AssistantWorld } from "./conversation.ts";
import type { Cues } from "./cues/cues.ts";
import type { AnswerSpan } from "./find-spans.ts";

const MIN_FIT = 0.95;
/** Without a place, only a question in the very words of a value asks for it. */
const MIN_FIT_ANYWHERE = 1.25;
const PREFIX = "law:";

const split = (value: string): readonly [topic: string, column: string] => {
  const at = value.indexOf(".");
  return [value.slice(0, at), value.slice(at + 1)];
};

/** The law value a text asks for, as topic.column; null if it asks for none. */
export const lawValueAsked = (text: string, hasPlace: boolean, cues: Cues, world: AssistantWorld): string | null => {
  if (!cues.lawQuestion.test(text)) return null;
  const [best] = searchPages(world.lawValues, text, 1);
  const least = hasPlace || cues.federal.test(text) ? MIN_FIT : MIN_FIT_ANYWHERE;
  return best && best.fit >= least ? best.page.id.slice(PREFIX.length) : null;
};

/** The page that owns a law value; null if none does. */
export const pageOfLaw = (value: string, world: AssistantWorld): string | null =>
  Object.entries(world.plan.pages).find(([, { law }]) => law !== undefined && Object.hasOwn(law, value))?.[0] ?? null;

/** Where a law value is asked for: the place in the text, or the whole country if its table covers that only. */
export const placeAsked = (
  value: string,
  text: string,
  spans: readonly AnswerSpan[],
  cues: Cues,
  world: AssistantWorld,
): string | null => {
  const named = spans.find(({ type }) => type === "place")?.value;
  if (named !== undefined) return named;
  const [topic] = split(value);
  const isNationwide = world.nationwide.includes(topic);
  if (!isNationwide && !cues.federal.test(text)) return null;
  return Object.keys(world.law?.[topic]?.places ?? {}).find((code) => !code.includes("-")) ?? null;
};

/** A law value in words with its source; null if its topic does not exist. */
export const lawFactAt = (value: string, place: string, world: AssistantWorld): LawFact | null => {
  const [name, column] = split(value);
  const topic = world.law?.[name];
  if (!topic) return null;
  const { today, settings } = world.context;
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
      keys: { [name]: { place, on: today } },
      placeName: (code) =>
        world.places.find((one) => one.code === code)?.names[world.language] ??
        world.places.find((one) => one.code === code)?.names["en"] ??
        code,
      language: "en",
      currency: settings.currency,
    },
  );
};
