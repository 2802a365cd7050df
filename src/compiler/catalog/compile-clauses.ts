import { compileLibraryClause } from "../document/compile-library-clause.ts";
import type { LibraryClause } from "../document/compile-library-clause.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import type { Problem } from "../../model/problem.ts";
import { versionOf } from "../sources/read-source.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { Memo } from "../sources/memo.ts";
import type { Report } from "../problems/problem.ts";
import type { LibraryClauses } from "../document/resolve-clause.ts";

/** Compiles the library clauses in each language they are written in. */
export const compileClauses = (byKind: SourcesByKind, memo: Memo): WithProblems<LibraryClauses> => {
  // Compiled when a document asks for it: what is wrong with a clause is known from the store.
  const known = new Map<string, () => WithProblems<LibraryClause>>();
  const keep = (
    { where }: SourceOfKnownKind,
    madeFrom: readonly string[],
    make: () => WithProblems<LibraryClause>,
  ): readonly Problem[] => {
    const compile = (): WithProblems<LibraryClause> => memo.memoize(where.path, madeFrom, make);
    known.set(`${where.id}.${where.language}`, compile);
    return memo.store(`${where.path} problems`, madeFrom, () => compile().problems);
  };
  const sources = new Map(byKind.all("clause").map((source) => [source.where.id, source]));
  const english = [...sources.values()].flatMap((source) =>
    keep(source, [versionOf(source)], () =>
      collectProblems((report) => compileLibraryClause(source.input, "en", null, report)),
    ),
  );
  const others = byKind.all("clause-overlay").flatMap((overlay) => {
    const { where, file, input } = overlay;
    const source = sources.get(where.id);
    if (!source) return [];
    return keep(overlay, [versionOf(overlay), versionOf(source)], () =>
      collectProblems((report) => {
        const own: Report = (code, range, message, suggestion) => {
          // Problems in the source are reported when the source itself is compiled.
          if (range.file === file) report(code, range, message, suggestion);
        };
        return compileLibraryClause(source.input, where.language, input, own);
      }),
    );
  });
  return {
    value: {
      known: new Set(sources.keys()),
      find: (id, language) => known.get(`${id}.${language}`)?.().value ?? null,
    },
    problems: [...english, ...others],
  };
};
