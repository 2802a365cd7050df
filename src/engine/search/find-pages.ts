import type { SearchPage } from "../../model/site/search-data.ts";
import { foldText } from "../../text/fold-text.ts";
import type { SearchIndex } from "./prepare-search.ts";
import { searchPages } from "./search-pages.ts";

/**
 * The pages that match a query, those that can be used first. A page in preparation is only before them if its whole name is
 * typed, because nothing else is meant then.
 */
export const findPages = (index: SearchIndex, query: string, limit?: number): readonly SearchPage[] => {
  const typed = foldText(query.trim());
  const place = ({ planned, name }: SearchPage): number => (foldText(name) === typed ? 0 : planned ? 2 : 1);
  return searchPages(index, query, limit)
    .map(({ page }) => page)
    .toSorted((a, b) => place(a) - place(b));
};
