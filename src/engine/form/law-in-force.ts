import { link } from "../../feel/evaluate/evaluate.ts";
import { lookUpLaw } from "../../law/look-up.ts";
import type { Context } from "../../model/context.ts";
import type { LawUse } from "../../model/definition.ts";
import { isCalendarDate } from "../../values/date.ts";
import type { ValueRecord } from "../../values/value.ts";
import type { Get } from "../../feel/evaluate/run.ts";

/** The law a definition reads, ready to be looked up. */
export type LinkedLaw = {
  /** Names the place and the days depend on. */
  readonly names: readonly string[];
  /** What formulas see as `law`: for every topic the row in force at the place, on the day that selects it. */
  readonly inForce: (get: Get, context: Context) => ValueRecord;
};

const namesOf = (use: LawUse): readonly string[] => [
  ...use.place.deps,
  ...use.on.deps,
  ...Object.values(use.onByTopic).flatMap((on) => on.deps),
];

/** Links the formulas that select the law. */
export const linkLaw = (use: LawUse): LinkedLaw => {
  const placeOf = link(use.place.ast);
  const dayOf = link(use.on.ast);
  const topics = use.topics.map((topic) => {
    const own = use.onByTopic[topic];
    return { topic, dayOf: own ? link(own.ast) : dayOf };
  });
  const inForce = (get: Get, context: Context): ValueRecord => {
    const place = placeOf(get);
    const rows = topics.map(({ topic, dayOf: on }) => {
      const day = on(get);
      const known = typeof place === "string" ? place : null;
      return [topic, lookUpLaw(context.law[topic], known, isCalendarDate(day) ? day : null, context.today)] as const;
    });
    return Object.fromEntries(rows);
  };
  return { names: namesOf(use), inForce };
};
