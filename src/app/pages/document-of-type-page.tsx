import { DEFAULT_LANGUAGE } from "./parts/use-path-language.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import type { AddressParts } from "../shared/address-parts.ts";
import { AsyncContent } from "./parts/async-content.tsx";
import { NotFound } from "./parts/lazy-not-found.ts";
import { SavedDraft } from "./saved-draft.tsx";
import { ListingPage } from "./tool/listing-page.tsx";

/**
 * `/document/{type}`: a new document of a type. `/document/{type}/{id}`: the draft with that id on this device, which
 * may also contain the answers of a calculator or checker.
 */
export const DocumentOfTypePage = ({ parts: { type = "", id } }: { readonly parts: AddressParts }) => {
  const catalog = useCatalog();
  return (
    <AsyncContent from={catalog}>
      {({ lookup }) => {
        const listing = lookup.byId(type.toLowerCase()) ?? lookup.bySlug(type) ?? lookup.byName(type);
        if (!listing) return <NotFound />;
        if (id !== undefined) return <SavedDraft key={id} id={id} listing={listing} />;
        if (listing.kind !== "document") return <NotFound />;
        const slug = listing.slugs[0] ?? listing.id;
        return <ListingPage key={listing.id} listing={listing} language={DEFAULT_LANGUAGE} slug={slug} />;
      }}
    </AsyncContent>
  );
};
