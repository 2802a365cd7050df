import { isWrittenIn } from "../../../src/engine/nav/build-navigation.ts";
import { allListings } from "../../../src/engine/nav/find-listing.ts";
import { serviceListings } from "../../../src/engine/nav/known-path.ts";
import { languageOfPath, toolHref } from "../../../src/engine/nav/site-paths.ts";
import type { CatalogIndex, IndexEntry } from "../../../src/model/site/catalog-index.ts";
import type { NavigationPlan, Site, SiteLanguage } from "../../../src/model/site/site.ts";
import { hasPersonalFirstView } from "../../../src/server/personal-addresses.ts";
import type { PrerenderedPage } from "../../../src/server/prerendered.ts";

type Sources = {
  readonly routes: readonly string[];
  readonly index: CatalogIndex;
  readonly site: Site;
  readonly navigation: NavigationPlan;
};

/** An address to render, and how it relates to others. */
export type PrerenderedPath = Pick<PrerenderedPage, "canonical" | "alternates" | "language" | "kind"> & {
  readonly path: string;
};

const fixedPaths = ({ routes, navigation, site }: Sources): readonly PrerenderedPath[] => {
  const fixed = routes.filter((route) => !/[:*]/.test(route) && !hasPersonalFirstView(route));
  const listingPaths = serviceListings(navigation).map((listing) => `/services/${listing}`);
  const homes = Object.fromEntries(site.languages.map(({ code, home }) => [code, home]));
  return [...fixed, ...listingPaths].map((path) => {
    const isHome = Object.values(homes).includes(path);
    // "/see-how-it-works/en" is the same page as the address without a language.
    const canonical = fixed.includes(`${path}/en`) ? `${path}/en` : path;
    return {
      path,
      canonical,
      alternates: isHome ? homes : {},
      language: languageOfPath(path, site.languages).code,
      kind: isHome ? "home" : "page",
    };
  });
};

const textPaths = ({ index, site }: Sources): readonly PrerenderedPath[] => {
  const named = (path: string): string => path.replaceAll("{host}", site.host);
  return index.pages.flatMap(({ id, paths, language }) => {
    const same = index.pages.filter((page) => page.id === id && page.paths.length > 0);
    const alternates = Object.fromEntries(same.map((page) => [page.language, named(page.paths[0]!)]));
    return paths.map((path) => ({
      path: named(path),
      canonical: named(paths[0]!),
      alternates: same.length > 1 ? alternates : {},
      language,
      kind: "page" as const,
    }));
  });
};

const kindOf = ({ kind, status }: IndexEntry): PrerenderedPage["kind"] =>
  status === "ready" && (kind === "calculator" || kind === "checker") ? "tool" : "listing";

const listingPaths = ({ index, site }: Sources): readonly PrerenderedPath[] => {
  const languages = site.languages.filter(({ choice }) => choice);
  return allListings(index, site.product).flatMap((listing) => {
    const { slugs } = listing;
    const [slug] = slugs;
    if (slug === undefined) return [];
    const available = languages.filter((language) => isWrittenIn(listing, language));
    const alternates = Object.fromEntries(available.map((language) => [language.code, toolHref(slug, language)]));
    // A page without a Japanese text shows the English one in a Japanese frame.
    const canonical = (language: SiteLanguage): string => alternates[language.code] ?? toolHref(slug, languages[0]!);
    return slugs.flatMap((each) =>
      languages.map((language) => ({
        path: toolHref(each, language),
        canonical: canonical(language),
        alternates: available.length > 1 ? alternates : {},
        language: language.code,
        kind: kindOf(listing),
      })),
    );
  });
};

/** Every address whose first view is the same for all visitors. */
export const prerenderedPaths = (sources: Sources): readonly PrerenderedPath[] => {
  const all = [...fixedPaths(sources), ...textPaths(sources), ...listingPaths(sources)];
  return [...new Map(all.map((page) => [page.path, page])).values()];
};
