import type { NavigationPlan, SiteLanguage } from "../../model/site/site.ts";
import type { ListingLookup } from "./find-listing.ts";
import { readToolPath } from "./site-paths.ts";

/** The sources that decide whether an address has a page. */
export type PathSources = {
  /** Patterns of the route table; those with a parameter or a wildcard are decided by the catalog. */
  readonly routes: readonly string[];
  readonly lookup: ListingLookup;
  readonly navigation: NavigationPlan;
  readonly languages: readonly SiteLanguage[];
};

/** The last path part of every listing page under `/services`. */
export const serviceListings = ({ categories, menu }: NavigationPlan): readonly string[] => [
  "business",
  "personal",
  ...menu.flatMap((part) => (part.part === "kind" ? [`${part.kind}s`] : [])),
  ...categories.map(({ id }) => id),
];

const CREATE_SUFFIX = /_create$/i;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/**
 * Returns a test whether an address has a page, by the same rules as the route table and its pages in the browser;
 * otherwise the not-found page responds.
 *
 * @example knownPath(sources)("/s/create-a-will/en") → true
 */
export const knownPath = ({ routes, lookup, navigation, languages }: PathSources): ((path: string) => boolean) => {
  const fixed = new Set(routes.filter((route) => !/[:*]/.test(route)).map((route) => route.toLowerCase()));
  const shelves = new Set(serviceListings(navigation));
  const service = (name: string): boolean =>
    CREATE_SUFFIX.test(name)
      ? (lookup.byName(name.replace(CREATE_SUFFIX, ""))?.slugs.length ?? 0) > 0
      : shelves.has(name.toLowerCase());
  const document = (type: string, id: string | undefined): boolean => {
    const listing = lookup.byId(type.toLowerCase()) ?? lookup.bySlug(type) ?? lookup.byName(type);
    return listing !== undefined && (id !== undefined || listing.kind === "document");
  };
  const isLanguage = (rest: readonly string[]): boolean =>
    rest.length === 0 ||
    (rest.length === 1 && languages.some(({ choice, segment }) => choice && segment === rest[0]?.toLowerCase()));
  return (given) => {
    const path = withoutSlash(given);
    if (fixed.has(path.toLowerCase())) return true;
    const [, first = "", second = "", third, ...rest] = path.split("/");
    const parts = path.split("/").length - 1;
    switch (first.toLowerCase()) {
      case "services":
        return parts === 2 && service(second);
      case "document":
        return parts <= 3 && document(second, third);
      case "s":
        if (second.toLowerCase() === "negotiation") return third !== undefined && third !== "" && isLanguage(rest);
        return readToolPath(path.slice(3), languages).some(({ slug }) => lookup.bySlug(slug) !== undefined);
      default:
        return lookup.byPath(path) !== undefined;
    }
  };
};
