import type { PageListing, SiteLanguage } from "../../model/site/site.ts";

export type AlternateAddressInput = {
  readonly path: string;
  readonly to: SiteLanguage;
  readonly languages: readonly SiteLanguage[];
  readonly pages: readonly PageListing[];
  /** Addresses of pages that are not in the catalog but exist in several languages, one group each. */
  readonly groups: readonly { readonly [language: string]: readonly string[] }[];
};

const clean = (path: string): string => path.replace(/(?<=.)\/+$/, "");

const alternateToolAddress = (path: string, { to, languages }: AlternateAddressInput): string => {
  const parts = path.split("/");
  const hasSegment = languages.some(({ segment, choice }) => choice && segment === parts.at(-1));
  return [...(hasSegment ? parts.slice(0, -1) : parts), to.segment].join("/");
};

/** The same page in another screen language, or null where that language has no such page. */
export const alternateAddress = (input: AlternateAddressInput): string | null => {
  const path = clean(input.path);
  if (input.languages.some(({ home }) => home === path)) return input.to.home;
  if (path.startsWith("/s/")) return alternateToolAddress(path, input);
  const group = input.groups.find((languages) => Object.values(languages).some((paths) => paths.includes(path)));
  if (group) return group[input.to.code]?.[0] ?? null;
  const page = input.pages.find(({ paths }) => paths.includes(path));
  if (!page) return null;
  const other = input.pages.find(({ id, language }) => id === page.id && language === input.to.code);
  return other?.paths[0] ?? null;
};
