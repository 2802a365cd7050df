import { navigation } from "virtual:catalog-navigation";
import { documentsIn } from "../../engine/nav/build-navigation.ts";
import { localizedText } from "../../engine/nav/localized-text.ts";
import { services } from "../../i18n/english-only/services.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import { usePage } from "../shared/use-page.ts";
import { DEFAULT_LANGUAGE } from "./parts/use-path-language.ts";
import { ListingGrid } from "./parts/listing-grid.tsx";
import { AsyncContent } from "./parts/async-content.tsx";
import { PageBody } from "./parts/page-body.tsx";
import { SiteSearch } from "./parts/site-search.tsx";

/** The document generator: choose what to draft. */
export const GeneratorPage = () => {
  usePage({ name: services.generatorTitle, icon: "file-pen-line" });
  const catalog = useCatalog();
  return (
    <PageBody width="page" title={services.generatorTitle} lead={services.generatorLead}>
      <div className="max-w-prose">
        <SiteSearch language={DEFAULT_LANGUAGE} hint={services.searchHint} />
      </div>
      <AsyncContent part from={catalog}>
        {({ listings }) => {
          const documents = documentsIn(listings, DEFAULT_LANGUAGE);
          return navigation.categories.map(({ id, name }) => (
            <section key={id} className="mt-14">
              <h2 className="mb-5">{localizedText(name, "en")}</h2>
              <ListingGrid listings={documents.filter(({ nav }) => nav?.category === id)} language={DEFAULT_LANGUAGE} />
            </section>
          ));
        }}
      </AsyncContent>
    </PageBody>
  );
};
