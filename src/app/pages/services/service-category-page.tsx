import { navigation } from "virtual:catalog-navigation";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { documentsIn } from "../../../engine/nav/build-navigation.ts";
import { toolHref } from "../../../engine/nav/site-paths.ts";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { services } from "../../../i18n/english-only/services.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import type { AddressParts } from "../../shared/address-parts.ts";
import { usePage } from "../../shared/use-page.ts";
import { byName } from "../parts/by-name.ts";
import { DEFAULT_LANGUAGE } from "../parts/use-path-language.ts";
import { ListingGrid } from "../parts/listing-grid.tsx";
import { AsyncContent } from "../parts/async-content.tsx";
import { NotFound } from "../parts/lazy-not-found.ts";
import { PageBody } from "../parts/page-body.tsx";
import { pagesForNeed } from "./need-of.ts";

const CREATE_SUFFIX = /_create$/i;

type CategoryFilter = {
  readonly name: string;
  readonly lead: string;
  readonly icon: string;
  readonly belongs: (listing: IndexEntry) => boolean;
  readonly byName?: boolean;
  /** The category whose calculators and checkers are listed below. */
  readonly tools?: string;
  /** The reviews to list below, if the address is a category. */
  readonly reviews?: (listing: IndexEntry) => boolean;
};

const isFigure = (kind: IndexEntry["kind"]): boolean => kind === "calculator" || kind === "checker";

const tagged = (tag: string) => (listing: IndexEntry) => listing.kind === "document" && listing.tags.includes(tag);

/** The subject of an address under /services: a tag, a kind, or a category of the menu. */
const categoryFilter = (id: string): CategoryFilter | null => {
  if (id === "business")
    return {
      name: services.business,
      lead: services.businessLead,
      icon: "briefcase",
      belongs: tagged(id),
      byName: true,
    };
  if (id === "personal")
    return {
      name: services.personal,
      lead: services.personalLead,
      icon: "user-round",
      belongs: tagged(id),
      byName: true,
    };
  for (const part of navigation.menu) {
    if (part.part !== "kind" || `${part.kind}s` !== id) continue;
    const lead = services.kindLead[part.kind];
    return { name: localizedText(part.name, "en"), lead, icon: part.icon, belongs: ({ kind }) => kind === part.kind };
  }
  const category = navigation.categories.find((one) => one.id === id);
  if (!category) return null;
  const name = localizedText(category.name, "en");
  return {
    name,
    lead: services.categoryLead,
    icon: category.icon,
    belongs: ({ kind, nav }) => kind === "document" && nav?.category === id,
    tools: id,
    reviews: ({ kind, status, nav }) => kind === "review" && status === "ready" && nav?.category === id,
  };
};

const CategoryView = ({ filter }: { readonly filter: CategoryFilter }) => {
  usePage({ name: filter.name, icon: filter.icon });
  const catalog = useCatalog();
  return (
    <PageBody width="page" kicker={<a href="/services">{services.title}</a>} title={filter.name} lead={filter.lead}>
      <AsyncContent part from={catalog}>
        {({ listings }) => {
          const documents = documentsIn(listings, DEFAULT_LANGUAGE);
          // A tag cuts across categories, so their order does not apply.
          const ordered = filter.byName ? documents.toSorted(byName) : documents;
          const others = listings.filter(({ kind }) => kind !== "document");
          const reviews = filter.reviews ? listings.filter(filter.reviews).toSorted(byName) : [];
          const tools = filter.tools ? pagesForNeed(filter.tools, listings).filter(({ kind }) => isFigure(kind)) : [];
          return (
            <>
              <ListingGrid listings={[...ordered, ...others].filter(filter.belongs)} language={DEFAULT_LANGUAGE} />
              {tools.length > 0 && (
                <section className="mt-14">
                  <h2 className="mb-5">{services.toolsFor}</h2>
                  <ListingGrid listings={tools} language={DEFAULT_LANGUAGE} />
                </section>
              )}
              {reviews.length > 0 && (
                <section className="mt-14">
                  <h2 className="mb-5">{services.reviewList}</h2>
                  <ListingGrid listings={reviews} language={DEFAULT_LANGUAGE} brief />
                </section>
              )}
            </>
          );
        }}
      </AsyncContent>
    </PageBody>
  );
};

/** Redirects to another address, replacing the current history entry. */
const OtherCategories = ({ to }: { readonly to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};

/** Opens the creation page behind "{name}_create". */
const CreationCategory = ({ name }: { readonly name: string }) => {
  const catalog = useCatalog();
  return (
    <AsyncContent from={catalog}>
      {({ lookup }) => {
        const slug = lookup.byName(name)?.slugs[0];
        return slug === undefined ? <NotFound /> : <OtherCategories to={toolHref(slug, DEFAULT_LANGUAGE)} />;
      }}
    </AsyncContent>
  );
};

/** `/services/{category}` and `/services/{name}_create`. */
export const ServiceCategoryPage = ({ parts: { category = "" } }: { readonly parts: AddressParts }) => {
  if (CREATE_SUFFIX.test(category)) return <CreationCategory name={category.replace(CREATE_SUFFIX, "")} />;
  const filter = categoryFilter(category.toLowerCase());
  return filter ? <CategoryView filter={filter} /> : <NotFound />;
};
