import { navigation } from "virtual:catalog-navigation";
import { documentsIn } from "../../engine/nav/build-navigation.ts";
import { say } from "../../engine/nav/words.ts";
import { services } from "../../i18n/en/services.ts";
import { useCatalog } from "../queries/catalog.ts";
import { usePage } from "../use-page.ts";
import { english } from "./english.ts";
import { ListingGrid } from "./listing-grid.tsx";
import { Loaded } from "./loading.tsx";
import { PageBody } from "./page-body.tsx";
import { SiteSearch } from "./site-search.tsx";

/** The document generator: choose what to draft. */
export const GeneratorPage = () => {
  usePage({ name: services.generatorTitle, icon: "file-pen-line" });
  const catalog = useCatalog();
  return (
    <PageBody width="page" title={services.generatorTitle} lead={services.generatorLead}>
      <div className="max-w-prose">
        <SiteSearch language={english} hint={services.searchHint} />
      </div>
      <Loaded part from={catalog}>
        {({ listings }) => {
          const documents = documentsIn(listings, english);
          return navigation.categories.map(({ id, name }) => (
            <section key={id} className="mt-14">
              <h2 className="mb-5">{say(name, "en")}</h2>
              <ListingGrid listings={documents.filter(({ nav }) => nav?.category === id)} language={english} />
            </section>
          ));
        }}
      </Loaded>
    </PageBody>
  );
};
