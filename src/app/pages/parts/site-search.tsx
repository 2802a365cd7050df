import { useState } from "react";
import { searchMessages } from "../../../i18n/search.ts";
import { shellMessages } from "../../../i18n/shell.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SearchBox } from "../../../ui/shell/search-box.tsx";
import { emptySearchLinks } from "./empty-search-links.ts";
import { useSearch } from "../../queries/use-search.ts";
import { iconOf } from "../../shell/icon.tsx";

/** The search box on pages inside the frame; the index loads when the box is focused. */
export const SiteSearch = ({ language, hint }: { readonly language: SiteLanguage; readonly hint: string }) => {
  const [wanted, setWanted] = useState(false);
  const { find, error } = useSearch(language.code, wanted);
  const messages = shellMessages(language.code);
  const found = searchMessages(language.code);
  return (
    <SearchBox
      label={messages.searchLabel}
      placeholder={hint}
      button={messages.search}
      messages={{ ...found, inPreparation: messages.inPreparation }}
      find={find}
      waysOn={emptySearchLinks(language.code)}
      iconOf={iconOf}
      onWanted={() => setWanted(true)}
      failure={error ? found.failed : undefined}
    />
  );
};
