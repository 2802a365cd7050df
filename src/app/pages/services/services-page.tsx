import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { navigation } from "virtual:catalog-navigation";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { documentsIn } from "../../../engine/nav/build-navigation.ts";
import { services } from "../../../i18n/english-only/services.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { usePage } from "../../shared/use-page.ts";
import { iconOf } from "../../shell/icon.tsx";
import { byName } from "../parts/by-name.ts";
import { DEFAULT_LANGUAGE } from "../parts/use-path-language.ts";
import { ListingGrid } from "../parts/listing-grid.tsx";
import { AsyncContent } from "../parts/async-content.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { SiteSearch } from "../parts/site-search.tsx";
import { pagesForNeed } from "./need-of.ts";
import { StartCards } from "./start-cards.tsx";

const chip =
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-paper px-4 text-sm font-medium text-ink hover:border-accent hover:text-accent-strong [&>svg]:size-4";

const audiences = [
  { href: "/services/business", name: services.business },
  { href: "/services/personal", name: services.personal },
];

/** Pages that serve documents already made, such as signing and notarization. */
const isService = ({ kind, receives }: IndexEntry): boolean => kind === "tool" || receives !== undefined;

/** The first page of each need, and the first that calculates. */
const startPages = (listings: readonly IndexEntry[]): readonly IndexEntry[] => {
  const firsts = navigation.categories.flatMap(({ id }) => pagesForNeed(id, listings)[0] ?? []);
  return [...firsts, ...listings.filter(({ kind, status }) => kind === "calculator" && status === "ready").slice(0, 1)];
};

const Needs = ({ listings }: { readonly listings: readonly IndexEntry[] }) => {
  const planned = documentsIn(listings, DEFAULT_LANGUAGE).filter(({ status }) => status === "planned");
  const forDocuments = listings.filter(isService);
  return (
    <>
      <StartCards listings={startPages(listings)} />
      {navigation.categories.map(({ id, name }) => (
        <section key={id} className="mt-14">
          <h2 className="mb-4">
            <a href={`/services/${id}`} className="text-ink hover:underline">
              {localizedText(name, "en")}
            </a>
          </h2>
          <ListingGrid listings={pagesForNeed(id, listings)} language={DEFAULT_LANGUAGE} kinds />
        </section>
      ))}
      <section className="mt-14">
        <h2 className="mb-4">{services.tools}</h2>
        <ListingGrid listings={[...forDocuments, ...planned.toSorted(byName)]} language={DEFAULT_LANGUAGE} />
      </section>
    </>
  );
};

/** Everything the site offers. */
export const ServicesPage = () => {
  usePage({ name: services.title, icon: "layout-grid" });
  const catalog = useCatalog();
  return (
    <PageBody width="page" title={services.title} lead={services.lead}>
      <div className="max-w-prose">
        <SiteSearch language={DEFAULT_LANGUAGE} hint={services.searchHint} />
      </div>
      <ul className="mt-6 flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap">
        {navigation.categories.map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`/services/${id}`} className={chip}>
              {iconOf(icon)}
              {localizedText(name, "en")}
            </a>
          </li>
        ))}
        {audiences.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className={chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <AsyncContent part from={catalog}>
        {({ listings }) => <Needs listings={listings} />}
      </AsyncContent>
    </PageBody>
  );
};
