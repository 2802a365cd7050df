import { site } from "virtual:catalog-site";
import { useMemo } from "react";
import { readToolPath } from "../../../engine/nav/site-paths.ts";
import type { ToolPath } from "../../../engine/nav/site-paths.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import type { AddressParts } from "../../shared/address-parts.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { NotFound } from "../parts/lazy-not-found.ts";
import { ListingPage } from "./listing-page.tsx";

type Found = ToolPath & { readonly listing: IndexEntry };

/** `/s/{slug}/{lang}`: whichever catalog page has that slug. */
export const ToolPage = ({ parts: { "*": rest = "" } }: { readonly parts: AddressParts }) => {
  const catalog = useCatalog();
  const readings = useMemo(() => readToolPath(rest, site.languages), [rest]);
  return (
    <AsyncContent from={catalog}>
      {({ lookup }) => {
        const found = readings.flatMap((reading): Found[] => {
          const listing = lookup.bySlug(reading.slug);
          return listing ? [{ ...reading, listing }] : [];
        })[0];
        if (!found) return <NotFound />;
        return (
          <ListingPage key={found.listing.id} listing={found.listing} language={found.language} slug={found.slug} />
        );
      }}
    </AsyncContent>
  );
};
