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
export type LawKey = { readonly jurisdiction: string | null; readonly keyDate: CalendarDate | null };

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
  ...use.jurisdiction.deps,
  ...use.keyDate.deps,
  ...Object.values(use.keyDateByTopic).flatMap((keyDate) => keyDate.deps),
  ...Object.values(use.jurisdictionByTopic ?? {}).flatMap((jurisdiction) => jurisdiction.deps),
];

/** Links the formulas that select the law. */
export const linkLaw = (use: LawUse): LinkedLaw => {
  const topicOf = (name: string): string => use.topicOf?.[name] ?? name;
  const jurisdictionOf = link(use.jurisdiction.ast);
  const dayOf = link(use.keyDate.ast);
  const topics = use.topics.map((topic) => {
    const [jurisdiction, keyDate] = [use.jurisdictionByTopic?.[topic], use.keyDateByTopic[topic]];
    return {
      topic,
      jurisdictionOf: jurisdiction ? link(jurisdiction.ast) : jurisdictionOf,
      dayOf: keyDate ? link(keyDate.ast) : dayOf,
    };
  });
  const keys = (get: VariableLookup): { readonly [topic: string]: LawKey } =>
    Object.fromEntries(
      topics.map((topic) => {
        const [code, day] = [topic.jurisdictionOf(get), topic.dayOf(get)];
        const key = { jurisdiction: typeof code === "string" ? code : null, keyDate: isCalendarDate(day) ? day : null };
        return [topic.topic, key] as const;
      }),
    );
  const inForce = (get: VariableLookup, { law, today }: LawContext): ValueRecord =>
    Object.fromEntries(
      Object.entries(keys(get)).map(([name, { jurisdiction, keyDate }]) => [
        name,
        lookUpLaw(law[topicOf(name)], jurisdiction, keyDate, today),
      ]),
    );
  return { names: namesOf(use), inForce, keys };
};
