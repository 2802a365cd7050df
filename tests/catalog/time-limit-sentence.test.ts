import { expect, test } from "vitest";
import { prepareToolRun, runToolCase } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { addMonths, isCalendarDate, isoDate, parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";
import { states } from "./states.ts";
import { casesOf } from "./tool-facts.ts";

const tool = compiled.tools.get("statute-of-limitations.en")!;
const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
const first = casesOf(tool)[0]!;

/** The months and the beginning that a reason names: "gives you 1 year and 6 months from the day you found out". */
const named = (why: string): { readonly months: number; readonly isFound: boolean } | null => {
  const period = /gives you (?:(\d+) years?)?(?: and )?(?:(\d+) months?)?/.exec(why);
  if (!period) return null;
  return {
    months: 12 * Number(period[1] ?? 0) + Number(period[2] ?? 0),
    isFound: why.includes("from the day you found out"),
  };
};

test.each(["injury", "malpractice", "fraud"])(
  "%s, found out at once or later: the time in the reason leads to the last day, in every state",
  (claim) => {
    let compared = 0;
    for (const state of states)
      for (const event of ["2021-05-10", "2024-05-10"])
        for (const found of [event, "2026-03-02"]) {
          const answers = { state, claim, event, found, government: false, young: false };
          const result = runToolCase(runnable, { ...first, today: "2026-11-21", answers })?.result;
          const time = result?.why ? named(result.why) : null;
          const last = result?.values["deadline"]?.value;
          if (!time || !isCalendarDate(last)) continue;
          compared += 1;
          const start = parseIsoDate(time.isFound ? found : event)!;
          expect(isoDate(last), `${state}, ${event}, ${found}: ${result!.why}`).toBe(
            isoDate(addMonths(start, time.months)),
          );
        }
    expect(compared).toBeGreaterThan(60);
  },
);
