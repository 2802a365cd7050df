import { useQuery } from "@tanstack/react-query";
import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { allListings, createLookup } from "../../engine/nav/find-listing.ts";
import type { ListingLookup } from "../../engine/nav/find-listing.ts";
import type { CatalogIndex, IndexEntry } from "../../model/site/catalog-index.ts";
import type { PageListing, StaticPage } from "../../model/site/site.ts";

export type PublishedCatalog = {
  readonly pages: readonly PageListing[];
  readonly listings: readonly IndexEntry[];
  readonly lookup: ListingLookup;
};

export type CatalogState<T> = { readonly data: T | undefined; readonly error: Error | null };

const withProduct = (text: string): string => text.replaceAll("{product}", site.product);

const prepared = new WeakMap<CatalogIndex, PublishedCatalog>();

const prepare = (index: CatalogIndex): PublishedCatalog => {
  const known = prepared.get(index);
  if (known) return known;
  const listings = allListings(index, site.product);
  const pages = index.pages.map((page) => ({ ...page, title: withProduct(page.title), lead: withProduct(page.lead) }));
  const catalog = { pages, listings, lookup: createLookup(listings, pages, site.host) };
  prepared.set(index, catalog);
  return catalog;
};

/** The catalog index with its lookups; undefined while loading. With `wanted` false, loading does not start. */
export const useCatalog = (wanted = true): CatalogState<PublishedCatalog> => {
  const { data, error } = useQuery<CatalogIndex>({ queryKey: ["/catalog/index.json"], enabled: wanted });
  const catalog = useMemo(() => (data ? prepare(data) : undefined), [data]);
  return { data: catalog, error };
};

/** A page of plain words. */
export const useStaticPage = (id: string, language: string): CatalogState<StaticPage> => {
  const { data, error } = useQuery<StaticPage>({ queryKey: [`/catalog/pages/${id}.${language}.json`] });
  return { data, error };
};
