import type { CompiledCatalog } from "../../../compiler/catalog/catalog.ts";
import { readCatalogPath } from "../../../compiler/sources/catalog-path.ts";
import type { Problem } from "../../../model/problem.ts";
import type { ProblemCounts, LanguageState, VerifiedBuild, CompileQuery } from "./compiler-messages.ts";

// An error in a shared file may appear in every file that uses it, so limit the list.
const MAX_ELSEWHERE = 100;

const healthOf = (problems: readonly Problem[]): { readonly [path: string]: ProblemCounts } => {
  const health: { [path: string]: ProblemCounts } = {};
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
    if (where?.id !== id || where.partOf !== undefined || !path.startsWith("catalog/documents/")) return [];
    const isOffered = definitions.has(`${id}.${where.language}`);
    const translationProblem = problems.find(
      ({ file, code }) => file === path && (code === "CW052" || code === "CW053"),
    );
    const first = problems.find(({ file }) => file === path);
    return [
      {
        language: where.language,
        isOffered,
        missing: isOffered ? null : ((translationProblem ?? first)?.message ?? null),
      },
    ];
  });

/** Verifies the whole catalog: cases, dependent files, and the languages of the shown document. */
export const verifyBuild = (
  compiled: CompiledCatalog,
  paths: readonly string[],
  query: CompileQuery,
): VerifiedBuild => {
  const { path, page } = query;
  const own = compiled.problems.filter(({ file }) => file === path);
  const elsewhere = compiled.problems.filter(({ file }) => file !== path);
  return {
    ...query,
    health: healthOf(compiled.problems),
    problems: [...own, ...elsewhere.slice(0, MAX_ELSEWHERE)],
    languages: languagesOf(compiled, paths, readCatalogPath(page)?.id ?? ""),
  };
};
