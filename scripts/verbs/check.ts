import { printProblems } from "../../src/compile/print-problems.ts";
import { isoDate } from "../../src/values/date.ts";
import { compiledCatalog } from "../compiled-catalog.ts";
import { readToday } from "../open-page.ts";
import { readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Proves the whole catalog: shape, names, formulas, references, words, law and every case.
 *
 * Law goes out of date by itself, so this asks for the day: that of the clock, another one, or none.
 */
export const check: Verb = {
  usage: "check [--today D|none] [--format text|json|github]",
  says: "prove every file of the catalog; all problems at once, and law that is past its review on the day",
  run: (args) => {
    const { flags } = readCall(args, 0, { today: { type: "string" }, format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json", "github"]);
    const { problems, definitions } = compiledCatalog(
      flags.today === "none" ? undefined : isoDate(readToday(flags.today)),
    );
    const errors = problems.filter((problem) => problem.severity === "error").length;
    const printed = printProblems(problems, format);
    if (printed) console.log(printed);
    if (format === "text")
      console.log(
        [
          counted(definitions.size, "definition"),
          counted(errors, "error"),
          counted(problems.length - errors, "warning"),
        ].join(", "),
      );
    return Promise.resolve(errors === 0 ? 0 : 1);
  },
};
