import { navigation } from "virtual:catalog-site";
import { itemOf } from "../../engine/nav/build-navigation.ts";
import { services } from "../../i18n/en/services.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { useCatalog } from "../queries/catalog.ts";
import { usePage } from "../use-page.ts";
import { english } from "./english.ts";
import { ListingGrid } from "./listing-grid.tsx";
import { Loaded } from "./loading.tsx";
import { PageBody } from "./page-body.tsx";

/** Where reading a document begins: the general review and one for each kind of document. */
export const DocumentReviewPage = () => {
  usePage({ name: services.reviewTitle, icon: "file-search" });
  const catalog = useCatalog();
  return (
    <PageBody width="page" title={services.reviewTitle} lead={services.reviewLead}>
      <Loaded from={catalog}>
        {({ listings, lookup }) => {
          const reviews = listings.filter(({ kind }) => kind === "review");
          const tools = navigation.menu.flatMap((part) => (part.part === "tool" ? (lookup.byId(part.tool) ?? []) : []));
          const general = tools.find(({ entry }) => entry.action === "Review");
          const anyReady = [general, ...reviews].some((listing) => listing?.status === "ready");
          return (
            <div className="space-y-10">
              {!anyReady && (
                <Notice className="max-w-prose" title={services.reviewNone}>
                  <a href="/review-contract/en">{services.readYourself}</a>
                </Notice>
              )}
              {general && (
                <p>
                  <a href={itemOf(general, english).href}>{itemOf(general, english).name}</a>
                </p>
              )}
              <section>
                <h2 className="mb-5">{services.reviewList}</h2>
                <ListingGrid listings={reviews} language={english} />
              </section>
            </div>
          );
        }}
      </Loaded>
    </PageBody>
  );
};
