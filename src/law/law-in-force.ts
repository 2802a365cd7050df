import { link } from "../feel/evaluate/evaluate.ts";
import type { Get } from "../feel/evaluate/run.ts";
import type { LawShards } from "../model/law.ts";
import type { LawUse } from "../model/definition.ts";
import { isCalendarDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import type { ValueRecord } from "../values/value.ts";
import { lookUpLaw } from "./look-up.ts";

/** The law loaded so far, and the day on which somebody looks. */
export type LawContext = { readonly law: LawShards; readonly today: CalendarDate };

/** Where and for which day a topic is looked up; null while that is not known. */
export type LawKey = { readonly place: string | null; readonly on: CalendarDate | null };

/** The law a definition reads, ready to be looked up. */
export type LinkedLaw = {
  /** Names the places and the days depend on. */
  readonly names: readonly string[];
  /** What formulas see as `law`: for every topic the row in force at its place, on the day that selects it. */
  readonly inForce: (get: Get, context: LawContext) => ValueRecord;
  /** The place and the day of each topic. */
  readonly keys: (get: Get) => { readonly [topic: string]: LawKey };
};

const namesOf = (use: LawUse): readonly string[] => [
  ...use.place.deps,
  ...use.on.deps,
  ...Object.values(use.onByTopic).flatMap((on) => on.deps),
  ...Object.values(use.placeByTopic ?? {}).flatMap((place) => place.deps),
];

/** Links the formulas that select the law. */
export const linkLaw = (use: LawUse): LinkedLaw => {
  const topicOf = (name: string): string => use.topicOf?.[name] ?? name;
  const placeOf = link(use.place.ast);
  const dayOf = link(use.on.ast);
  const topics = use.topics.map((topic) => {
    const [place, on] = [use.placeByTopic?.[topic], use.onByTopic[topic]];
    return { topic, placeOf: place ? link(place.ast) : placeOf, dayOf: on ? link(on.ast) : dayOf };
  });
  const keys = (get: Get): { readonly [topic: string]: LawKey } =>
    Object.fromEntries(
      topics.map((one) => {
        const [place, on] = [one.placeOf(get), one.dayOf(get)];
        const key = { place: typeof place === "string" ? place : null, on: isCalendarDate(on) ? on : null };
        return [one.topic, key] as const;
      }),
    );
  const inForce = (get: Get, { law, today }: LawContext): ValueRecord =>
    Object.fromEntries(
      Object.entries(keys(get)).map(([name, { place, on }]) => [name, lookUpLaw(law[topicOf(name)], place, on, today)]),
    );
  return { names: namesOf(use), inForce, keys };
};
