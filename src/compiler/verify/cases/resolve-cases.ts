import type { CaseInput } from "../../input/schema-types.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { ResolvedCase } from "./run-case.ts";

const DEFAULT_DETAIL = 5;

const complete = (source: CaseInput, from: ResolvedCase | undefined, today: string): ResolvedCase => ({
  source,
  answers: { ...from?.answers, ...source.answers },
  today,
  jurisdiction: source.jurisdiction ?? from?.jurisdiction ?? null,
  levelOfDetail: source.level_of_detail ?? from?.levelOfDetail ?? DEFAULT_DETAIL,
});

/** Merges each case with the one it builds on; reports and skips faulty ones. */
export const resolveCases = (cases: readonly CaseInput[], report: Report): readonly ResolvedCase[] => {
  const known = new Map<string, ResolvedCase>();
  for (const source of cases) {
    const { name, from } = source;
    if (name === undefined) continue;
    if (known.has(name)) {
      report("CW020", rangeOf(source, "name"), `There are two cases named "${name}".`);
      continue;
    }
    const earlier = from === undefined ? undefined : known.get(from);
    if (from !== undefined && !earlier) {
      report(
        "CW021",
        rangeOf(source, "from"),
        `There is no earlier case ${quoted(from)}.`,
        didYouMean(from, known.keys()),
      );
      continue;
    }
    const today = source.today ?? earlier?.today;
    if (today === undefined) report("CW014", rangeOf(source), 'The case needs a day: "today: 2026-11-20".');
    else known.set(name, complete(source, earlier, today));
  }
  return [...known.values()];
};
