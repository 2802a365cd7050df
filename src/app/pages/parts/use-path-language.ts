import { site } from "virtual:catalog-site";
import { useLocation } from "react-router-dom";
import { languageOfPath } from "../../../engine/nav/site-paths.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";

/** The first language of the site, in which every page exists. */
export const DEFAULT_LANGUAGE: SiteLanguage = site.languages[0]!;

/** The language of the open page. */
export const usePathLanguage = (): SiteLanguage => languageOfPath(useLocation().pathname, site.languages);
