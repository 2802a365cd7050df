import type { LawUse } from "../../../src/model/definition.ts";
import { addDays, isoDate } from "../../../src/values/date.ts";
import type { CalendarDate } from "../../../src/values/date.ts";

const ANSWER = /^[a-z][a-z0-9_]*$/;

/** The answers that put a case on a day, or the day of the case where the law goes by today. */
const onDay = ({ source }: LawUse["keyDate"], day: string): string => {
  if (source === "today") return `today: ${day}`;
  return ANSWER.test(source) ? `answers: { ${source}: ${day} }` : `# so that ${source} is ${day}`;
};

/**
 * Outlines of the two cases that a new row of law needs: one on its first day, one on the day before. The author fills in
 * the expected values from the statute; they are never copied from a run.
 */
export const boundaryCases = (
  { jurisdiction, keyDate }: Pick<LawUse, "jurisdiction" | "keyDate">,
  row: { readonly place: string; readonly from: CalendarDate },
): string => {
  const at = ANSWER.test(jurisdiction.source)
    ? `${jurisdiction.source}: ${row.place}`
    : `${jurisdiction.source} = ${row.place}`;
  const one = (name: string, day: CalendarDate): string =>
    `  - name: ${row.place}, ${name}\n    from: # a case with ${at}\n    ${onDay(keyDate, isoDate(day))}\n    derivation: # from the statute\n    expect: {} # by hand`;
  return [one("last day of the earlier law", addDays(row.from, -1)), one("first day of the new law", row.from)].join(
    "\n",
  );
};
