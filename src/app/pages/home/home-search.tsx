import { site } from "virtual:catalog-site";
import { FileText } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { prepareSearch, search } from "../../../engine/nav/search.ts";
import type { HomeWords } from "../../../i18n/en/home.ts";
import { shellWords } from "../../../i18n/shell.ts";
import { SearchBox } from "../../../ui/shell/search-box.tsx";
import { useCatalog } from "../../queries/catalog.ts";

/** Searches every page of the site; the index loads when the box is focused. */
export const HomeSearch = ({ words, locale }: { readonly words: HomeWords; readonly locale: string }) => {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const { data: catalog, error } = useCatalog(wanted);
  const shell = shellWords(locale);
  const prepared = useMemo(() => {
    const language = site.languages.find(({ code }) => code === locale) ?? site.languages[0]!;
    return catalog && prepareSearch(catalog.listings, catalog.pages, language, site.host);
  }, [catalog, locale]);
  return (
    <SearchBox
      label={words.search}
      placeholder={words.searchHint}
      button={words.searchButton}
      words={{ none: shell.searchNone, count: shell.searchCount, inPreparation: shell.inPreparation }}
      find={prepared && ((query) => search(prepared, query, shell.idleWords))}
      iconOf={() => <FileText aria-hidden />}
      onWanted={() => setWanted(true)}
      onOpen={(href) => void navigate(href)}
      failure={error ? shell.searchFailed : undefined}
    />
  );
};
