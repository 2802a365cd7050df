import { allListings, createLookup } from "../engine/nav/find-listing.ts";
import { knownPath } from "../engine/nav/known-path.ts";
import type { CatalogIndex } from "../model/catalog-index.ts";
import type { NavigationPlan, Site } from "../model/site.ts";
import type { StaticFile } from "./static-files.ts";

type Files = ReadonlyMap<string, StaticFile>;

const readJson = async (files: Files, address: string): Promise<unknown> => {
  const file = files.get(address);
  if (!file) throw new Error(`incomplete build: no ${address}; run npm run build`);
  return JSON.parse(new TextDecoder().decode(await file.bytes("identity")));
};

/**
 * Tells which addresses of a built site have a page; every other one is answered with 404.
 *
 * Throws: when the build is incomplete.
 */
export const readKnownAddresses = async (files: Files): Promise<(path: string) => boolean> => {
  const [routes, index, site, navigation] = (await Promise.all([
    readJson(files, "/routes.json"),
    readJson(files, "/catalog/index.json"),
    readJson(files, "/catalog/site.json"),
    readJson(files, "/catalog/navigation.json"),
  ])) as [readonly string[], CatalogIndex, Site, NavigationPlan];
  const lookup = createLookup(allListings(index, site.product), index.pages, site.host);
  return knownPath({ routes, lookup, navigation, languages: site.languages });
};
