import { statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import { isoDate } from "../../../src/values/date.ts";
import { ROOT, compiledCatalog, openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { readToday } from "../open-page.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The path of a file from the project ("catalog/documents/will.yaml"), as the caller sees it or from the project.
 *
 * Throws: `UsageError` when the catalog has no such file.
 */
const pathInCatalog = (given: string): string => {
  // npm starts a script in the folder of the project and names that of the caller.
  const folders = [process.env["INIT_CWD"] ?? process.cwd(), ROOT];
  const paths = folders.map((folder) => relative(ROOT, resolve(folder, given)).split(sep).join("/"));
  const found = paths.find((path) => readCatalogPath(path) && isFile(join(ROOT, path)));
  if (found !== undefined) return found;
  throw new UsageError(`There is no file "${given}" in the catalog.`);
};

/**
 * Verifies the whole catalog: shape, names, formulas, references, wording, law and every case.
 *
 * Law becomes outdated with time, so a date can be given: today, another one, or none.
 */
export const check: CliVerb = {
  usage: "check [file …] [--today D|none] [--format text|json|github]",
  summary:
    "verify the catalog, or some files and what is made from them; all problems at once, and law past its review",
  run: (args) => {
    const { words, flags } = parseArguments(args, "any", { today: { type: "string" }, format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json", "github"]);
    const today = flags.today === "none" ? undefined : isoDate(readToday(flags.today));
    const paths = words.map(pathInCatalog);
    const { problems, definitions, tools } =
      paths.length === 0 ? compiledCatalog(today) : openCatalog(today).compileAffected(paths);
    const errors = problems.filter((problem) => problem.severity === "error").length;
    const printed = printProblems(problems, format);
    if (printed) console.log(printed);
    if (format === "text")
      console.log(
        [
          ...(paths.length > 0 ? [counted(paths.length, "file")] : []),
          counted(definitions.size + tools.size, "definition"),
          counted(errors, "error"),
          counted(problems.length - errors, "warning"),
        ].join(", "),
      );
    return Promise.resolve(errors === 0 ? 0 : 1);
  },
};
