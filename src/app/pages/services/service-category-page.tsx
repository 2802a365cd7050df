import { navigation } from "virtual:catalog-navigation";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { documentsIn } from "../../../engine/nav/build-navigation.ts";
import { toolHref } from "../../../engine/nav/site-paths.ts";
import { say } from "../../../engine/nav/words.ts";
import { services } from "../../../i18n/en/services.ts";
import type { IndexEntry } from "../../../model/catalog-index.ts";
import { useCatalog } from "../../queries/catalog.ts";
import type { AddressParts } from "../../routes.ts";
import { usePage } from "../../use-page.ts";
import { byName } from "../by-name.ts";
import { english } from "../english.ts";
import { ListingGrid } from "../listing-grid.tsx";
import { Loaded } from "../loading.tsx";
import { NotFound } from "../late-not-found.ts";
import { PageBody } from "../page-body.tsx";

const CREATE_SUFFIX = /_create$/i;

type Shelf = {
  readonly name: string;
  readonly lead: string;
  readonly icon: string;
  readonly belongs: (listing: IndexEntry) => boolean;
  readonly byName?: boolean;
};

const tagged = (tag: string) => (listing: IndexEntry) => listing.kind === "document" && listing.tags.includes(tag);

/** What an address under /services lists: a tag, a kind, or a category of the menu. */
const shelfOf = (id: string): Shelf | null => {
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
    return { name: say(part.name, "en"), lead, icon: part.icon, belongs: ({ kind }) => kind === part.kind };
  }
  const category = navigation.categories.find((one) => one.id === id);
  if (!category) return null;
  const name = say(category.name, "en");
  return {
    name,
    lead: services.categoryLead(name),
    icon: category.icon,
    belongs: ({ kind, nav }) => kind === "document" && nav?.category === id,
  };
};

const ShelfPage = ({ shelf }: { readonly shelf: Shelf }) => {
  usePage({ name: shelf.name, icon: shelf.icon });
  const catalog = useCatalog();
  return (
    <PageBody width="page" kicker={<a href="/services">{services.title}</a>} title={shelf.name} lead={shelf.lead}>
      <Loaded part from={catalog}>
        {({ listings }) => {
          const documents = documentsIn(listings, english);
          // A tag cuts across the categories, whose order says nothing here.
          const ordered = shelf.byName ? documents.toSorted(byName) : documents;
          const others = listings.filter(({ kind }) => kind !== "document");
          return <ListingGrid listings={[...ordered, ...others].filter(shelf.belongs)} language={english} />;
        }}
      </Loaded>
    </PageBody>
  );
};

/** Goes on to another address, which takes this one's place in the history. */
const Onward = ({ to }: { readonly to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};

/** Opens the creation page behind "{name}_create". */
const Creation = ({ name }: { readonly name: string }) => {
  const catalog = useCatalog();
  return (
    <Loaded from={catalog}>
      {({ lookup }) => {
        const slug = lookup.byName(name)?.slugs[0];
        return slug === undefined ? <NotFound /> : <Onward to={toolHref(slug, english)} />;
      }}
    </Loaded>
  );
};

/** `/services/{category}` and `/services/{name}_create`. */
export const ServiceCategoryPage = ({ parts: { category = "" } }: { readonly parts: AddressParts }) => {
  if (CREATE_SUFFIX.test(category)) return <Creation name={category.replace(CREATE_SUFFIX, "")} />;
  const shelf = shelfOf(category.toLowerCase());
  return shelf ? <ShelfPage shelf={shelf} /> : <NotFound />;
};
