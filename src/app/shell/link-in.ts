import { site } from "virtual:catalog-site";
import { counterpart } from "../../engine/nav/counterpart.ts";
import type { SiteLanguage } from "../../model/site.ts";

/** Pages in several languages that do not come from the catalog. */
export const languageGroups = [{ en: ["/log-in/en", "/log-in", "/login"], ja: ["/log-in/jp"] }];

/** Where a link of the frame leads on pages of a language: to the page in that language where there is one. */
export const linkIn = (href: string, language: SiteLanguage): string => {
  if (href === "/") return language.home;
  if (!language.choice || language === site.languages[0]) return href;
  return (
    counterpart({ path: href, to: language, languages: site.languages, pages: [], groups: languageGroups }) ?? href
  );
};
