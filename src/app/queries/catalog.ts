import { useQuery } from "@tanstack/react-query";
import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { allListings, createLookup } from "../../engine/nav/find-listing.ts";
import type { Lookup } from "../../engine/nav/find-listing.ts";
import type { CatalogIndex, IndexEntry } from "../../model/catalog-index.ts";
import type { PageListing, StaticPage } from "../../model/site.ts";

export type Catalog = {
  readonly pages: readonly PageListing[];
  readonly listings: readonly IndexEntry[];
  readonly lookup: Lookup;
};

export type Loading<T> = { readonly data: T | undefined; readonly error: Error | null };

const said = (text: string): string => text.replaceAll("{product}", site.product);

const prepared = new WeakMap<CatalogIndex, Catalog>();

const prepare = (index: CatalogIndex): Catalog => {
  const known = prepared.get(index);
  if (known) return known;
  const listings = allListings(index, site.product);
  const pages = index.pages.map((page) => ({ ...page, title: said(page.title), lead: said(page.lead) }));
  const catalog = { pages, listings, lookup: createLookup(listings, pages, site.host) };
  prepared.set(index, catalog);
  return catalog;
};

/** The index of the whole catalog with its look-ups; undefined until it is here. `wanted` false does not load it yet. */
export const useCatalog = (wanted = true): Loading<Catalog> => {
  const { data, error } = useQuery<CatalogIndex>({ queryKey: ["/catalog/index.json"], enabled: wanted });
  const catalog = useMemo(() => (data ? prepare(data) : undefined), [data]);
  return { data: catalog, error };
};

/** A page of plain words. */
export const useStaticPage = (id: string, language: string): Loading<StaticPage> => {
  const { data, error } = useQuery<StaticPage>({ queryKey: [`/catalog/pages/${id}.${language}.json`] });
  return { data, error };
};
