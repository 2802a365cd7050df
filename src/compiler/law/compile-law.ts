import { lawTypes } from "../../law/law-types.ts";
import type { LawByTopic, LawTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import { lawNames } from "../input/law-topics.ts";
import type { LawInput } from "../input/schema-types.ts";
import { checkLaw } from "./check-law.ts";
import type { LawCheckContext } from "./check-law.ts";
import { versionOf } from "../sources/read-source.ts";
import { checkSameDates } from "./law-dates.ts";
import { compileLawSources } from "./law-sources.ts";
import { compileLawTopic } from "./compile-law-topic.ts";
import type { LawFileInput } from "./compile-law-topic.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import type { Memo } from "../sources/memo.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";

const compileAndVerifyTopic = (
  input: LawFileInput,
  checkContext: LawCheckContext,
  verification: VerificationLevel,
  report: Report,
): LawTopic => {
  if (verification !== "none") checkLaw(input, checkContext, report);
  return compileLawTopic(input, checkContext.sites);
};

/** Compiles all law topics, by name; with `today`, reports values past their review date. */
export const compileLawFiles = (
  byKind: SourcesByKind,
  jurisdictions: readonly Jurisdiction[],
  today: string | undefined,
  memo: Memo,
  verification: VerificationLevel,
): WithProblems<LawByTopic> => {
  const lawContext = { jurisdictions, sites: compileLawSources(byKind.single("law-sources")), today };
  const sharedVersions = [...byKind.all("places"), ...byKind.all("law-sources")].map(versionOf);
  const topics = byKind.all("law").map((source) => {
    const { catalogPath, input } = source;
    const madeFrom = [versionOf(source), today ?? "", ...sharedVersions];
    return memo.store(catalogPath.path, madeFrom, () =>
      collectProblems((report) => compileAndVerifyTopic(input, lawContext, verification, report)),
    );
  });
  const inputs = verification === "none" ? [] : byKind.all("law").map(({ input }) => input);
  const dates = collectProblems((report) => checkSameDates(inputs, report));
  return {
    value: Object.fromEntries(topics.map(({ value }) => [value.topic, value])),
    problems: [...topics.flatMap(({ problems }) => problems), ...dates.problems],
  };
};

/** The type of `law` in a definition's formulas; reports unknown topics. */
export const lawTypeFor = (input: LawInput | undefined, law: LawByTopic, report: Report): ValueType => {
  const fields: { [topic: string]: ValueType } = {};
  for (const [name, topic] of lawNames(input)) {
    const found = Object.hasOwn(law, topic) ? law[topic] : undefined;
    fields[name] = found ? lawTypes(found) : { type: "any" };
    if (found || !input) continue;
    const message = `There is no topic ${quoted(topic)} in catalog/law.`;
    report("CW021", rangeOf(input, "topics"), message, didYouMean(topic, Object.keys(law)));
  }
  return { type: "record", fields };
};
