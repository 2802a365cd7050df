import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { prepareSearch, search } from "../../../engine/nav/search.ts";
import { shellWords } from "../../../i18n/shell.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SearchBox } from "../../../ui/shell/search-box.tsx";
import { useCatalog } from "../../queries/catalog.ts";
import { iconOf } from "../../shell/icon.tsx";

/** The search box on pages inside the frame. */
export const SiteSearch = ({ language, hint }: { readonly language: SiteLanguage; readonly hint: string }) => {
  const navigate = useNavigate();
  const { data: catalog, error } = useCatalog();
  const words = shellWords(language.code);
  const prepared = useMemo(
    () => catalog && prepareSearch(catalog.listings, catalog.pages, language, site.host),
    [catalog, language],
  );
  return (
    <SearchBox
      label={words.searchLabel}
      placeholder={hint}
      button={words.search}
      words={{ none: words.searchNone, count: words.searchCount, inPreparation: words.inPreparation }}
      find={prepared && ((query) => search(prepared, query, words.idleWords))}
      iconOf={iconOf}
      onWanted={() => undefined}
      onOpen={(href) => void navigate(href)}
      failure={error ? words.searchFailed : undefined}
    />
  );
};
