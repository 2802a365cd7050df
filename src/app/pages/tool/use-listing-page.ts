import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { headerTitle, toolTitle } from "../../../engine/titles/build-title.ts";
import { shellWords } from "../../../i18n/shell.ts";
import { toolWords } from "../../../i18n/tool.ts";
import type { IndexEntry } from "../../../model/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site.ts";
import { usePage } from "../../use-page.ts";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage; readonly slug: string };

/** Tells the frame the titles of a listing's page, and which settings its Japanese body fixes. */
export const useListingPage = ({ listing, language, slug }: Props): void => {
  const body = listing.bodies[language.code];
  const entry = body ?? listing.entry;
  // A page shown in English keeps English titles, whatever the language of the frame.
  const spoken = body ? language.code : "en";
  const action = shellWords(spoken).actions[entry.action];
  const fixed = useMemo(() => {
    if (!body || spoken === "en") return undefined;
    const words = toolWords(spoken);
    return {
      language: words.fixedLanguage,
      jurisdiction: words.fixedJurisdiction,
      currency: words.fixedCurrency,
      reason: words.fixedReason,
    };
  }, [body, spoken]);
  usePage({
    name: headerTitle(entry, slug, action),
    tab: toolTitle(entry, action, site.product),
    icon: entry.icon,
    listing: listing.id,
    fixed,
    // Whoever looks over a shoulder, or opens the menu later, learns nothing of a page about family safety.
    unrecorded: listing.sensitive,
  });
};
