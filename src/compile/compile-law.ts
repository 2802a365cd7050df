import { lawTypes } from "../law/law-types.ts";
import type { LawShards, LawTopic } from "../model/law.ts";
import type { Place } from "../model/place.ts";
import type { ValueType } from "../values/value-type.ts";
import type { Shelf } from "./compile-catalog.ts";
import { lawNames } from "./form-parts.ts";
import type { LawInput } from "./input.ts";
import { checkLaw } from "./checks/law.ts";
import type { AroundLaw } from "./checks/law.ts";
import { checkSameDates } from "./checks/law-dates.ts";
import { compileLawSources } from "./kinds/law-sources.ts";
import { compileLaw } from "./kinds/law.ts";
import type { LawFileInput } from "./kinds/law.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import { didYouMean } from "./problem.ts";
import type { Report } from "./problem.ts";
import { placeOf } from "./yaml-file.ts";

const proveLaw = (input: LawFileInput, around: AroundLaw, report: Report): LawTopic => {
  checkLaw(input, around, report);
  return compileLaw(input, around.sites);
};

/** All topics of law, by name; with `today`, values past their day of review are reported. */
export const compileLawFiles = (
  shelf: Shelf,
  places: readonly Place[],
  today: string | undefined,
  memo: Memo,
): Made<LawShards> => {
  const around = { places, sites: compileLawSources(shelf.one("law-sources")), today };
  const aroundHashes = [...shelf.all("places"), ...shelf.all("law-sources")].map(({ file }) => file.hash);
  const topics = shelf.all("law").map(({ where, file, input }) => {
    const madeFrom = [file.hash, today ?? "", ...aroundHashes];
    return memo.keep(where.path, madeFrom, () => made((report) => proveLaw(input, around, report)));
  });
  const dates = made((report) =>
    checkSameDates(
      shelf.all("law").map(({ input }) => input),
      report,
    ),
  );
  return {
    value: Object.fromEntries(topics.map(({ value }) => [value.topic, value])),
    problems: [...topics.flatMap(({ problems }) => problems), ...dates.problems],
  };
};

/** The type of `law` in the formulas of a definition; topics that do not exist are reported. */
export const lawTypeFor = (input: LawInput | undefined, law: LawShards, report: Report): ValueType => {
  const fields: { [topic: string]: ValueType } = {};
  for (const [name, topic] of lawNames(input)) {
    const found = Object.hasOwn(law, topic) ? law[topic] : undefined;
    fields[name] = found ? lawTypes(found) : { type: "any" };
    if (found || !input) continue;
    const message = `There is no topic "${topic}" in catalog/law.`;
    report("CW021", placeOf(input, "topics"), message, didYouMean(topic, Object.keys(law)));
  }
  return { type: "record", fields };
};
