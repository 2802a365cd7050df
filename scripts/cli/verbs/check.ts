import { readdirSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import { isoDate } from "../../../src/values/date.ts";
import { ROOT, compiledCatalog, openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { readToday } from "../open-page.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The catalog files at a path from the project: the file itself, or all files below a folder. */
const filesAt = (path: string): readonly string[] => {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (found?.isFile()) return readCatalogPath(path) ? [path] : [];
  if (!found?.isDirectory() || !/^catalog(\/|$)/.test(path)) return [];
  const below = readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" });
  return below.map((name) => `${path}/${name.split(sep).join("/")}`).filter((name) => readCatalogPath(name) !== null);
};

/**
 * The paths of a file or folder from the project ("catalog/documents/will"), as the caller sees it or from the project.
 *
 * Throws: `UsageError` when the catalog has no such file.
 */
const pathsInCatalog = (given: string): readonly string[] => {
  // npm starts a script in the project's folder and passes the caller's folder in a variable.
  const folders = [process.env["INIT_CWD"] ?? process.cwd(), ROOT];
  const paths = folders.map((folder) => relative(ROOT, resolve(folder, given)).split(sep).join("/"));
  const found = paths.map(filesAt).find((files) => files.length > 0);
  if (found !== undefined) return found;
  throw new UsageError(`There is no file or folder "${given}" in the catalog.`);
};

/**
 * Verifies the whole catalog: shape, names, formulas, references, wording, law and every case.
 *
 * Law becomes outdated with time, so a date can be given: today, another one, or none.
 */
export const check: CliVerb = {
  usage: "check [file or folder …] [--today D|none] [--format text|json|github]",
  summary:
    "verify the catalog, or some files or folders and what is made from them; all problems at once, and law past its review",
  run: (args) => {
    const { words, flags } = parseArguments(args, "any", { today: { type: "string" }, format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json", "github"]);
    const today = flags.today === "none" ? undefined : isoDate(readToday(flags.today));
    const paths = words.flatMap(pathsInCatalog);
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
