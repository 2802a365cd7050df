import { allListings, createLookup } from "../engine/nav/find-listing.ts";
import { knownPath } from "../engine/nav/known-path.ts";
import { readToolPath, toolHref } from "../engine/nav/site-paths.ts";
import type { CatalogIndex } from "../model/site/catalog-index.ts";
import type { NavigationPlan, Site } from "../model/site/site.ts";
import type { StaticFile } from "./static-files.ts";

type Files = ReadonlyMap<string, StaticFile>;

const readJson = async (files: Files, address: string): Promise<unknown> => {
  const file = files.get(address);
  if (!file) throw new Error(`incomplete build: no ${address}; run npm run build`);
  try {
    return JSON.parse(new TextDecoder().decode(await file.bytes("identity")));
  } catch {
    throw new Error(`damaged build: ${address} cannot be read; run npm run build`);
  }
};

/** The shape of what the build wrote, to the extent that the lookup depends on it. */
const isWhole = (routes: unknown, index: unknown, site: unknown, navigation: unknown): boolean => {
  const has = (value: unknown, ...lists: readonly string[]): boolean =>
    typeof value === "object" && value !== null && lists.every((list) => Array.isArray(Reflect.get(value, list)));
  return (
    Array.isArray(routes) &&
    has(index, "entries", "pages") &&
    has(site, "languages") &&
    has(navigation, "menu", "categories")
  );
};

/** Which addresses have a page, and what the site is called. */
export type KnownAddresses = {
  readonly isKnown: (path: string) => boolean;
  /**
   * The main spelling of an address: of a tool the first slug with its language, "/jp" for "/jp/".
   *
   * @example mainPath("/s/CREATE-A-WILL") → "/s/create-a-will/en"
   */
  readonly mainPath: (path: string) => string;
  readonly product: string;
};

/**
 * Returns a predicate for the addresses of a built site that have a page; all others are answered with 404.
 *
 * Throws: when the build is incomplete.
 */
export const readKnownAddresses = async (files: Files): Promise<KnownAddresses> => {
  const [routes, index, site, navigation] = (await Promise.all([
    readJson(files, "/routes.json"),
    readJson(files, "/catalog/index.json"),
    readJson(files, "/catalog/site.json"),
    readJson(files, "/catalog/navigation.json"),
  ])) as [readonly string[], CatalogIndex, Site, NavigationPlan];
  if (!isWhole(routes, index, site, navigation))
    throw new Error("damaged build: its lists of addresses cannot be read; run npm run build");
  const lookup = createLookup(allListings(index, site.product), index.pages, site.host);
  const isKnown = knownPath({ routes, lookup, navigation, languages: site.languages });
  const mainPath = (path: string): string => {
    const [found] = path.startsWith("/s/")
      ? readToolPath(path.slice(3), site.languages).flatMap(({ slug, language }) => {
          const [first] = lookup.bySlug(slug)?.slugs ?? [];
          return first === undefined ? [] : toolHref(first, language);
        })
      : [];
    return found ?? path.replace(/(?<=.)\/$/, "");
  };
  return { isKnown, mainPath, product: site.product };
};
