import { printProblems } from "../../src/compile/print-problems.ts";
import { compiledCatalog } from "../compiled-catalog.ts";
import { readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

/** Proves the whole catalog: shape, names, formulas, references, words, law and every case. */
export const check: Verb = {
  usage: "check [--format text|json|github]",
  says: "prove every file of the catalog; all problems at once",
  run: (args) => {
    const { flags } = readCall(args, 0, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json", "github"]);
    const { problems, definitions } = compiledCatalog();
    const errors = problems.filter((problem) => problem.severity === "error").length;
    const printed = printProblems(problems, format);
    if (printed) console.log(printed);
    if (format === "text")
      console.log(`${definitions.size} definitions, ${errors} errors, ${problems.length - errors} warnings`);
    return Promise.resolve(errors === 0 ? 0 : 1);
  },
};
