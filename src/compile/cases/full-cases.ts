import type { CaseInput } from "../input.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { FullCase } from "./play-case.ts";

const USUAL_DETAIL = 5;

const complete = (source: CaseInput, from: FullCase | undefined, today: string): FullCase => ({
  source,
  answers: { ...from?.answers, ...source.answers },
  today,
  jurisdiction: source.jurisdiction ?? from?.jurisdiction ?? null,
  levelOfDetail: source.level_of_detail ?? from?.levelOfDetail ?? USUAL_DETAIL,
});

/** The cases of a definition, each with the answers of the one it builds on; faults are reported and left out. */
export const fullCases = (cases: readonly CaseInput[], report: Report): readonly FullCase[] => {
  const known = new Map<string, FullCase>();
  for (const source of cases) {
    const { name, from } = source;
    if (name === undefined) continue;
    if (known.has(name)) {
      report("CW020", placeOf(source, "name"), `There are two cases named "${name}".`);
      continue;
    }
    const earlier = from === undefined ? undefined : known.get(from);
    if (from !== undefined && !earlier) {
      report("CW021", placeOf(source, "from"), `There is no earlier case "${from}".`, didYouMean(from, known.keys()));
      continue;
    }
    const today = source.today ?? earlier?.today;
    if (today === undefined) report("CW014", placeOf(source), 'The case needs a day: "today: 2026-11-20".');
    else known.set(name, complete(source, earlier, today));
  }
  return [...known.values()];
};
