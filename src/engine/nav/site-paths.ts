import type { SiteLanguage } from "../../model/site/site.ts";

/** The screen language of a path: "/jp" and "…/jp" are Japanese, "/th" is Thai, the rest is English. */
export const languageOfPath = (path: string, languages: readonly SiteLanguage[]): SiteLanguage => {
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  const first = languages[0]!;
  const found = languages.find((language) => language.segment === last.toLowerCase());
  if (found === undefined || found.choice) return found ?? first;
  return path.replace(/\/$/, "") === found.home ? found : first;
};

/** The languages a path under /s may end with. */
const toolLanguages = (languages: readonly SiteLanguage[]): readonly SiteLanguage[] =>
  languages.filter((language) => language.choice);

export type ToolPath = { readonly slug: string; readonly language: SiteLanguage };

/**
 * The possible readings of what follows "/s/": all of it as a slug, or the last segment as the language and the rest as
 * a slug.
 *
 * A slug may contain a slash ("negotiate/new"), so both readings are returned, the longer slug first.
 */
export const readToolPath = (rest: string, languages: readonly SiteLanguage[]): readonly ToolPath[] => {
  const parts = rest.split("/").filter((part) => part !== "");
  if (parts.length === 0) return [];
  const whole = { slug: parts.join("/"), language: languages[0]! };
  const language = toolLanguages(languages).find(({ segment }) => segment === parts.at(-1)?.toLowerCase());
  if (language === undefined || parts.length === 1) return [whole];
  return [whole, { slug: parts.slice(0, -1).join("/"), language }];
};

/** The address of a listing's page. */
export const toolHref = (slug: string, language: SiteLanguage): string => `/s/${slug}/${language.segment}`;
