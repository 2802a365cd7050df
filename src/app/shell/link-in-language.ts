import { site } from "virtual:catalog-site";
import { counterpart } from "../../engine/nav/counterpart.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";

/** Multilingual pages that are not part of the catalog. */
export const languageGroups: readonly ByScreenLanguage<readonly string[]>[] = [
  { en: ["/log-in/en", "/log-in", "/login"], ja: ["/log-in/jp"] },
];

/** The target of a frame link on pages of a language: the page in that language, if it exists. */
export const linkInLanguage = (href: string, language: SiteLanguage): string => {
  if (href === "/") return language.home;
  if (!language.choice || language === site.languages[0]) return href;
  return (
    counterpart({ path: href, to: language, languages: site.languages, pages: [], groups: languageGroups }) ?? href
  );
};
