import { useCatalog } from "../queries/use-catalog.ts";
import { AsyncContent } from "./parts/async-content.tsx";
import { NotFound } from "./parts/lazy-not-found.ts";
import { LoadedStaticPage } from "./static/catalog-page.tsx";

// A separate route because its frame differs: no menu, and a back button in the header.
const PATH = "/see-how-it-works/en";

/** How the site works, with a sample to try. */
export const HowItWorksPage = () => {
  const catalog = useCatalog();
  return (
    <AsyncContent from={catalog}>
      {({ lookup }) => {
        const listing = lookup.byPath(PATH);
        return listing ? <LoadedStaticPage listing={listing} /> : <NotFound />;
      }}
    </AsyncContent>
  );
};
