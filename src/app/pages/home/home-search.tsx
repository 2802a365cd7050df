import { FileText } from "lucide-react";
import { useState } from "react";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import { searchMessages } from "../../../i18n/search.ts";
import { shellMessages } from "../../../i18n/shell.ts";
import { SearchBox } from "../../../ui/shell/search-box.tsx";
import { emptySearchLinks } from "../parts/empty-search-links.ts";
import { useSearch } from "../../queries/use-search.ts";

/** Searches every page of the site; the index loads when the box is focused. */
export const HomeSearch = ({ messages, locale }: { readonly messages: HomeMessages; readonly locale: string }) => {
  const [wanted, setWanted] = useState(false);
  const { find, error } = useSearch(locale, wanted);
  const found = searchMessages(locale);
  return (
    <SearchBox
      label={messages.search}
      placeholder={messages.searchHint}
      button={messages.searchButton}
      messages={{ ...found, inPreparation: shellMessages(locale).inPreparation }}
      find={find}
      waysOn={emptySearchLinks(locale)}
      iconOf={() => <FileText aria-hidden />}
      onWanted={() => setWanted(true)}
      failure={error ? found.failed : undefined}
    />
  );
};
