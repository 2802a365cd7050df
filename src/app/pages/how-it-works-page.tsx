import { useCatalog } from "../queries/catalog.ts";
import { Loaded } from "./loading.tsx";
import { NotFound } from "./late-not-found.ts";
import { StaticPage } from "./static/catalog-page.tsx";

// The route stands apart because its frame does: no menu, and a way back in the header.
const PATH = "/see-how-it-works/en";

/** How the site works, with a sample to try. */
export const HowItWorksPage = () => {
  const catalog = useCatalog();
  return (
    <Loaded from={catalog}>
      {({ lookup }) => {
        const listing = lookup.byPath(PATH);
        return listing ? <StaticPage listing={listing} /> : <NotFound />;
      }}
    </Loaded>
  );
};
