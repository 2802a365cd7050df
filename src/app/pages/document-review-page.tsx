import { services } from "../../i18n/en/services.ts";
import { useCatalog } from "../queries/catalog.ts";
import { ReviewDesk } from "../review/review-desk.tsx";
import { usePage } from "../use-page.ts";
import { english } from "./english.ts";
import { ListingGrid } from "./listing-grid.tsx";
import { Loaded } from "./loading.tsx";
import { PageBody } from "./page-body.tsx";

/** Where reading a document begins: the review of any document, and one for each kind. */
export const DocumentReviewPage = () => {
  usePage({ name: services.reviewTitle, icon: "file-search" });
  const catalog = useCatalog();
  return (
    <PageBody width="full" title={services.reviewTitle} lead={services.reviewLead}>
      <ReviewDesk language={english.code} />
      <section className="mt-16 max-w-page">
        <h2 className="mb-5">{services.reviewList}</h2>
        <Loaded part from={catalog}>
          {({ listings }) => (
            <ListingGrid
              listings={listings.filter(({ kind }) => kind === "review")}
              language={english}
              brief
              plannedTitle={services.reviewGeneral}
            />
          )}
        </Loaded>
      </section>
    </PageBody>
  );
};
