import type { EverydayWords } from "../../model/site/vocabulary.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import type { CompiledCatalog } from "../catalog/compile-catalog.ts";

/** Every law value with a name that visitors understand, as pages named "law:topic.column" to be searched. */
export const lawValuePages = (compiled: CompiledCatalog, language: ScreenLanguage): readonly SearchPage[] => {
  const words = new Map<string, EverydayWords>(
    Object.values(compiled.vocabulary.pages).flatMap(({ law }) => Object.entries(law ?? {})),
  );
  return Object.values(compiled.law).flatMap(({ topic, title, columns }) =>
    Object.entries(columns)
      .filter(([column, { type }]) => words.has(`${topic}.${column}`) || ["number", "boolean"].includes(type))
      .map(([column, { label }]): SearchPage => {
        const own = words.get(`${topic}.${column}`);
        return {
          id: `law:${topic}.${column}`,
          name: label ?? title ?? topic,
          href: "",
          icon: "",
          // Values without everyday words come after those with them.
          planned: own === undefined,
          about: title ?? "",
          synonyms: [...(own?.[language] ?? []), ...(own?.en ?? [])],
          situations: [],
          text: "",
          intent: "law",
        };
      }),
  );
};
