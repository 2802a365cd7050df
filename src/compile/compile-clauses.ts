import { compileLibraryClause } from "./clause-library.ts";
import type { LibraryClause } from "./clause-library.ts";
import type { Shelf } from "./compile-catalog.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import type { Report } from "./problem.ts";
import type { ClauseShelf } from "./use-clause.ts";

/** The clauses of the library, each in every language it is written in. */
export const compileClauses = (shelf: Shelf, memo: Memo): Made<ClauseShelf> => {
  const known = new Map<string, LibraryClause>();
  const keep = (id: string, language: string, compiled: Made<LibraryClause>): Made<LibraryClause> => {
    known.set(`${id}.${language}`, compiled.value);
    return compiled;
  };
  const sources = new Map(shelf.all("clause").map((source) => [source.where.id, source]));
  const english = [...sources.values()].map(({ where, file, input }) =>
    keep(
      where.id,
      "en",
      memo.keep(where.path, [file.hash], () => made((report) => compileLibraryClause(input, "en", null, report))),
    ),
  );
  const others = shelf.all("clause-overlay").flatMap(({ where, file, input }) => {
    const source = sources.get(where.id);
    if (!source) return [];
    const compiled = memo.keep(where.path, [file.hash, source.file.hash], () =>
      made((report) => {
        const own: Report = (code, place, message, suggestion) => {
          // Faults of the source were reported with the source.
          if (place.file === file) report(code, place, message, suggestion);
        };
        return compileLibraryClause(source.input, where.language, input, own);
      }),
    );
    return [keep(where.id, where.language, compiled)];
  });
  return {
    value: { known: new Set(sources.keys()), find: (id, language) => known.get(`${id}.${language}`) ?? null },
    problems: [...english, ...others].flatMap(({ problems }) => problems),
  };
};
