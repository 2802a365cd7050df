import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { headerTitle, toolTitle } from "../../../engine/titles/build-title.ts";
import { shellMessages } from "../../../i18n/shell.ts";
import { toolMessages } from "../../../i18n/tool.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import type { PageMetadata } from "../../shared/use-page.ts";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage; readonly slug: string };

/** The titles of a listing's page, and the settings its Japanese body fixes. */
export const useListingMetadata = ({ listing, language, slug }: Props): PageMetadata => {
  const body = listing.bodies[language.code];
  const entry = body ?? listing.entry;
  // A page shown in English has English titles in every interface language.
  const bodyLanguage = body ? language.code : SOURCE_LANGUAGE;
  const action = shellMessages(bodyLanguage).actions[entry.action];
  const fixed = useMemo(() => {
    if (!body || bodyLanguage === SOURCE_LANGUAGE) return undefined;
    const messages = toolMessages(bodyLanguage);
    return {
      language: messages.fixedLanguage,
      jurisdiction: messages.fixedJurisdiction,
      currency: messages.fixedCurrency,
      reason: messages.fixedReason,
    };
  }, [body, bodyLanguage]);
  return {
    name: headerTitle(entry, slug, action),
    tab: toolTitle(entry, action, site.product),
    icon: entry.icon,
    listing: listing.id,
    fixed,
    // Family-safety pages stay out of the header and the recent list.
    unrecorded: listing.sensitive,
  };
};
