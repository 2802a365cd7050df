import { useLocation } from "react-router-dom";
import type { PageListing } from "../../../model/site/site.ts";
import { useCatalog, useStaticPage } from "../../queries/use-catalog.ts";
import { usePage } from "../../shared/use-page.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { NotFound } from "../parts/lazy-not-found.ts";
import { StaticPageView } from "./static-page-view.tsx";

/** A page of plain words from the catalog. */
export const LoadedStaticPage = ({ listing }: { readonly listing: PageListing }) => {
  usePage({ name: listing.title, icon: listing.icon });
  const page = useStaticPage(listing.id, listing.language);
  return <AsyncContent from={page}>{(loaded) => <StaticPageView page={loaded} />}</AsyncContent>;
};

/** The fallback route: a static page of the catalog, or "not found". */
export const CatalogPage = () => {
  const { pathname } = useLocation();
  const catalog = useCatalog();
  return (
    <AsyncContent from={catalog}>
      {({ lookup }) => {
        const listing = lookup.byPath(pathname);
        return listing ? (
          <LoadedStaticPage key={`${listing.id}.${listing.language}`} listing={listing} />
        ) : (
          <NotFound />
        );
      }}
    </AsyncContent>
  );
};
