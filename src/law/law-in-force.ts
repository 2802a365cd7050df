import { link } from "../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../feel/evaluate/evaluation-state.ts";
import type { LawByTopic } from "../model/law.ts";
import type { LawUse } from "../model/definition.ts";
import { isCalendarDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import type { ValueRecord } from "../values/value.ts";
import { lookUpLaw } from "./look-up-law.ts";

/** The law loaded so far, and today's date. */
export type LawContext = { readonly law: LawByTopic; readonly today: CalendarDate };

/** Jurisdiction and date for which a topic is looked up; null while unknown. */
export type LawKey = { readonly place: string | null; readonly on: CalendarDate | null };

/** A definition's law, ready to be looked up. */
export type LinkedLaw = {
  /** Names that decide the jurisdictions and dates. */
  readonly names: readonly string[];
  /** The value of `law` in formulas: for every topic, the row in force in its jurisdiction on its date. */
  readonly inForce: (get: VariableLookup, context: LawContext) => ValueRecord;
  /** The jurisdiction and date of each topic. */
  readonly keys: (get: VariableLookup) => { readonly [topic: string]: LawKey };
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
  const keys = (get: VariableLookup): { readonly [topic: string]: LawKey } =>
    Object.fromEntries(
      topics.map((one) => {
        const [place, on] = [one.placeOf(get), one.dayOf(get)];
        const key = { place: typeof place === "string" ? place : null, on: isCalendarDate(on) ? on : null };
        return [one.topic, key] as const;
      }),
    );
  const inForce = (get: VariableLookup, { law, today }: LawContext): ValueRecord =>
    Object.fromEntries(
      Object.entries(keys(get)).map(([name, { place, on }]) => [name, lookUpLaw(law[topicOf(name)], place, on, today)]),
    );
  return { names: namesOf(use), inForce, keys };
};
