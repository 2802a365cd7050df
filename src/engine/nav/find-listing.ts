import type { CatalogIndex, IndexEntry } from "../../model/site/catalog-index.ts";
import type { PageListing } from "../../model/site/site.ts";
import { slugKey } from "./slug.ts";

/** Looks pages up by address and by id. */
export type ListingLookup = {
  readonly bySlug: (slug: string) => IndexEntry | undefined;
  readonly byId: (id: string) => IndexEntry | undefined;
  /** The creation page behind "nda_create": `name` is "nda". */
  readonly byName: (name: string) => IndexEntry | undefined;
  readonly byPath: (path: string) => PageListing | undefined;
};

const CREATE = "create-";
const REVIEW = "review-";

/** The review page of a document, derived from the document's own entry; undefined if it has none. */
export const reviewListing = (document: IndexEntry): IndexEntry | undefined => {
  if (document.review === undefined || document.kind === "review") return undefined;
  const { makes: _makes, minutes: _minutes, ...listing } = document;
  return {
    ...listing,
    kind: "review",
    status: document.review.status,
    id: `${REVIEW}${document.id}`,
    entry: { ...document.entry, action: "Review" },
    slugs: document.slugs.map((slug) =>
      slug.toLowerCase().startsWith(CREATE) ? REVIEW + slug.slice(CREATE.length) : slug,
    ),
    bodies: {},
    languages: [],
    // A search for these words finds the document itself.
    tags: [],
    synonyms: [],
    related: [document.id],
  };
};

const named = (listing: IndexEntry, product: string): IndexEntry => {
  const primary = listing.entry.primary.replaceAll("{product}", product);
  return primary === listing.entry.primary ? listing : { ...listing, entry: { ...listing.entry, primary } };
};

/** Every listing, including the review pages that are derived from documents; "{product}" in a name becomes the product's name. */
export const allListings = (index: CatalogIndex, product: string): readonly IndexEntry[] => {
  const written = new Set(index.entries.map((entry) => entry.id));
  const reviews = index.entries.flatMap((entry) => reviewListing(entry) ?? []);
  const all = [...index.entries, ...reviews.filter((review) => !written.has(review.id))];
  return all.map((listing) => named(listing, product));
};

const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, "");

/** Prepares the look-ups once. `host` replaces "{host}" in page addresses. */
export const createLookup = (
  listings: readonly IndexEntry[],
  pagesOfSite: readonly PageListing[],
  host: string,
): ListingLookup => {
  const slugs = new Map<string, IndexEntry>();
  const ids = new Map<string, IndexEntry>();
  for (const entry of listings) {
    ids.set(entry.id, entry);
    for (const slug of entry.slugs) if (!slugs.has(slugKey(slug))) slugs.set(slugKey(slug), entry);
  }
  // A current id wins over a former one.
  for (const entry of listings) for (const id of entry.formerly ?? []) if (!ids.has(id)) ids.set(id, entry);
  const pages = new Map(
    pagesOfSite.flatMap((page) => page.paths.map((path) => [pathKey(path.replace("{host}", host)), page] as const)),
  );
  const bySlug = (slug: string) => slugs.get(slugKey(slug));
  const byName = (name: string) => {
    const tail = name.replaceAll("_", "-");
    return bySlug(`${CREATE}a-${tail}`) ?? bySlug(CREATE + tail);
  };
  return { bySlug, byId: (id) => ids.get(id), byName, byPath: (path) => pages.get(pathKey(path)) };
};
