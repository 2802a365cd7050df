import { useQuery } from "@tanstack/react-query";
import { shellMessages } from "../../i18n/shell.ts";
import { screenLanguageOf } from "../../model/site/screen-language.ts";
import type { MessageModel } from "../../model/site/message-model.ts";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import { loadJson } from "./json-requests.ts";

/** Finds pages by everyday words: those that can be used, best first, then those in preparation. */
export type FindPages = (query: string, limit?: number) => readonly SearchPage[];

const loadSearch = async (language: string): Promise<FindPages> => {
  const [data, model, { prepareSearch }, { withMessages }, { findPages }] = await Promise.all([
    loadJson(`/catalog/search.${language}.json`),
    loadJson(`/catalog/messages.${screenLanguageOf(language)}.json`),
    import("../../engine/search/prepare-search.ts"),
    import("../../engine/search/with-messages.ts"),
    import("../../engine/search/find-pages.ts"),
  ]);
  const words = prepareSearch(data as SearchData, shellMessages(language).stopWords);
  const index = withMessages(words, model as MessageModel);
  return (query, limit) => findPages(index, query, limit);
};

/** The search in a screen language; its code and its index load once `wanted`. Undefined while loading. */
export const useSearch = (
  language: string,
  wanted: boolean,
): { readonly find: FindPages | undefined; readonly error: Error | null } => {
  const { data, error } = useQuery({
    queryKey: ["search", language],
    queryFn: () => loadSearch(language),
    enabled: wanted,
  });
  return { find: data, error };
};
