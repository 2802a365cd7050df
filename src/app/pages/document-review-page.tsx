import { services } from "../../i18n/english-only/services.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import { ReviewWorkspace } from "../review/review-workspace.tsx";
import { usePage } from "../shared/use-page.ts";
import { DEFAULT_LANGUAGE } from "./parts/use-path-language.ts";
import { byName } from "./parts/by-name.ts";
import { ListingGrid } from "./parts/listing-grid.tsx";
import { AsyncContent } from "./parts/async-content.tsx";

/** Where reading a document begins: the review of any document, and one for each kind. */
export const DocumentReviewPage = () => {
  usePage({ name: services.reviewTitle, icon: "file-search" });
  const catalog = useCatalog();
  return (
    <ReviewWorkspace
      language={DEFAULT_LANGUAGE.code}
      title={services.reviewTitle}
      lead={services.reviewLead}
      after={
        <section className="mt-16 max-w-page">
          <h2 className="mb-5">{services.reviewList}</h2>
          <AsyncContent part from={catalog}>
            {({ listings }) => (
              <ListingGrid
                listings={listings.filter(({ kind }) => kind === "review").toSorted(byName)}
                language={DEFAULT_LANGUAGE}
                brief
                plannedTitle={services.reviewGeneral}
              />
            )}
          </AsyncContent>
        </section>
      }
    />
  );
};
