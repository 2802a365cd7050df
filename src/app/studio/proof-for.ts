import type { CompiledCatalog } from "../../compile/catalog.ts";
import { readCatalogPath } from "../../compile/catalog-path.ts";
import type { Problem } from "../../model/problem.ts";
import type { Health, LanguageState, Proved, Question } from "./messages.ts";

// More than anybody reads; a mistake in a file that many others draw from may show in all of them.
const MOST_ELSEWHERE = 100;

const healthOf = (problems: readonly Problem[]): { readonly [path: string]: Health } => {
  const health: { [path: string]: Health } = {};
  for (const { file, severity } of problems) {
    const { errors, warnings } = health[file] ?? { errors: 0, warnings: 0 };
    health[file] = severity === "error" ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 };
  }
  return health;
};

const languagesOf = (
  { definitions, problems }: CompiledCatalog,
  paths: readonly string[],
  id: string,
): readonly LanguageState[] =>
  paths.flatMap((path) => {
    const where = readCatalogPath(path);
    if (where?.id !== id || !path.startsWith("catalog/documents/")) return [];
    const isOffered = definitions.has(`${id}.${where.language}`);
    const told = problems.find(({ file, code }) => file === path && (code === "CW052" || code === "CW053"));
    const first = problems.find(({ file }) => file === path);
    return [{ language: where.language, isOffered, missing: isOffered ? null : ((told ?? first)?.message ?? null) }];
  });

/** What the whole catalog says to a file: its cases, the files that build on it, the languages of the shown document. */
export const proofFor = (compiled: CompiledCatalog, paths: readonly string[], question: Question): Proved => {
  const { path, page } = question;
  const own = compiled.problems.filter(({ file }) => file === path);
  const elsewhere = compiled.problems.filter(({ file }) => file !== path);
  return {
    ...question,
    health: healthOf(compiled.problems),
    problems: [...own, ...elsewhere.slice(0, MOST_ELSEWHERE)],
    languages: languagesOf(compiled, paths, readCatalogPath(page)?.id ?? ""),
  };
};
