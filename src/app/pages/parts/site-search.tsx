import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { shellMessages } from "../../../i18n/shell.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SearchBox } from "../../../ui/shell/search-box.tsx";
import { waysOn } from "./ways-on.ts";
import { useSearch } from "../../queries/use-search.ts";
import { iconOf } from "../../shell/icon.tsx";

/** The search box on pages inside the frame; the index loads when the box is focused. */
export const SiteSearch = ({ language, hint }: { readonly language: SiteLanguage; readonly hint: string }) => {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const { find, error } = useSearch(language.code, wanted);
  const messages = shellMessages(language.code);
  return (
    <SearchBox
      label={messages.searchLabel}
      placeholder={hint}
      button={messages.search}
      messages={{ none: messages.searchNone, count: messages.searchCount, inPreparation: messages.inPreparation }}
      find={find}
      waysOn={waysOn(language.code)}
      iconOf={iconOf}
      onWanted={() => setWanted(true)}
      onOpen={(href) => void navigate(href)}
      failure={error ? messages.searchFailed : undefined}
    />
  );
};
