import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { alternateAddress } from "./alternate-address.ts";

/** Multilingual pages that are not part of the catalog. */
export const languageGroups: readonly ByScreenLanguage<readonly string[]>[] = [
  { en: ["/log-in/en", "/log-in", "/login"], ja: ["/log-in/jp"] },
  { en: ["/verify", "/verify/en"], ja: ["/verify/jp"] },
];

/** The target of a menu or frame link on pages of a language: the page in that language, if it exists. */
export const linkInLanguage = (href: string, language: SiteLanguage, languages: readonly SiteLanguage[]): string => {
  if (href === "/") return language.home;
  if (!language.choice || language === languages[0]) return href;
  return alternateAddress({ path: href, to: language, languages, pages: [], groups: languageGroups }) ?? href;
};
