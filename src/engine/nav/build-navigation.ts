import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { Category, MenuPart, NavigationPlan, SiteLanguage } from "../../model/site/site.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { toolHref } from "./site-paths.ts";
import { linkInLanguage } from "./link-in-language.ts";
import { localizedText } from "./localized-text.ts";

/** A menu item. `language` is set if the name is not in the page's language. */
export type NavItem = {
  readonly name: string;
  readonly href: string;
  readonly icon: string;
  readonly planned: boolean;
  readonly language?: string;
};

export type NavCategory = {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly items: readonly NavItem[];
};

export type NavNode =
  | { readonly type: "link"; readonly item: NavItem }
  | {
      readonly type: "group";
      readonly id: string;
      readonly name: string;
      readonly icon: string;
      readonly items: readonly NavItem[];
    }
  | { readonly type: "recent"; readonly name: string; readonly icon: string }
  | {
      readonly type: "draft";
      readonly name: string;
      readonly icon: string;
      readonly categories: readonly NavCategory[];
    };

export type NavigationSources = {
  readonly listings: readonly IndexEntry[];
  readonly plan: NavigationPlan;
  readonly language: SiteLanguage;
  /** The languages of the site, the default one first. */
  readonly languages: readonly SiteLanguage[];
  readonly product: string;
  /** The listing whose page is open, for the Related group. */
  readonly current?: IndexEntry | undefined;
};

/** A listing as a menu item, named in the page's language if it has a body in that language. */
export const itemOf = (listing: IndexEntry, language: SiteLanguage): NavItem => {
  const own = listing.bodies[language.code];
  const foreign = language.code !== SOURCE_LANGUAGE && own === undefined;
  return {
    name: entryName(own ?? listing.entry),
    href: toolHref(listing.slugs[0] ?? listing.id, language),
    icon: listing.entry.icon,
    planned: listing.status === "planned",
    ...(foreign ? { language: SOURCE_LANGUAGE } : {}),
  };
};

/** Whether a language has a page of a listing that is written in it. */
export const isWrittenIn = (listing: IndexEntry, language: SiteLanguage): boolean =>
  language.code === SOURCE_LANGUAGE || listing.bodies[language.code] !== undefined;

const byOrder = (a: IndexEntry, b: IndexEntry): number =>
  Number(a.status === "planned") - Number(b.status === "planned") ||
  (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity) ||
  entryName(a.entry).localeCompare(entryName(b.entry), "en");

/** The documents to list in a language: all in English, otherwise the translated ones. Services for other documents are left out. */
export const documentsIn = (listings: readonly IndexEntry[], language: SiteLanguage): readonly IndexEntry[] =>
  listings
    .filter((listing) => listing.kind === "document" && listing.receives === undefined)
    .filter((listing) => isWrittenIn(listing, language))
    .toSorted(byOrder);

const categoryOf = (category: Category, documents: readonly IndexEntry[], input: NavigationSources): NavCategory => ({
  id: category.id,
  name: localizedText(category.name, input.language.code),
  icon: category.icon,
  items: documents
    .filter((document) => document.nav?.category === category.id)
    .map((document) => itemOf(document, input.language)),
});

const draftNode = (part: MenuPart & { part: "draft" }, input: NavigationSources): NavNode => {
  const documents = documentsIn(input.listings, input.language);
  const categories = input.plan.categories.map((category) => categoryOf(category, documents, input));
  // English shows all five; a language with few documents shows the categories it can fill.
  const shown =
    input.language.code === SOURCE_LANGUAGE ? categories : categories.filter(({ items }) => items.length > 0);
  return { type: "draft", name: localizedText(part.name, input.language.code), icon: part.icon, categories: shown };
};

const relatedNode = (part: MenuPart & { part: "related" | "recent" }, input: NavigationSources): NavNode[] => {
  const items = (input.current?.related ?? [])
    .flatMap((id) => input.listings.find((listing) => listing.id === id) ?? [])
    .filter((listing) => isWrittenIn(listing, input.language))
    .map((listing) => itemOf(listing, input.language));
  if (items.length === 0) return [];
  return [
    { type: "group", id: part.part, name: localizedText(part.name, input.language.code), icon: part.icon, items },
  ];
};

const nodesOf = (part: MenuPart, input: NavigationSources): NavNode[] => {
  const { code } = input.language;
  const name = localizedText(part.name, code, input.product);
  switch (part.part) {
    case "related":
      return relatedNode({ ...part, part: "related" }, input);
    case "recent":
      return [{ type: "recent", name, icon: part.icon }];
    case "draft":
      return [draftNode(part, input)];
    case "tool": {
      const tool = input.listings.find((listing) => listing.id === part.tool);
      return tool
        ? [{ type: "link", item: { ...withoutLanguage(itemOf(tool, input.language)), name, icon: part.icon } }]
        : [];
    }
    case "kind": {
      const items = input.listings
        .filter((listing) => listing.kind === part.kind)
        .toSorted(byOrder)
        .map((listing) => itemOf(listing, input.language));
      return items.length === 0 ? [] : [{ type: "group", id: part.kind, name, icon: part.icon, items }];
    }
    case "links": {
      const items = part.items.map((item) => ({
        name: localizedText(item.name, code, input.product),
        href: linkInLanguage(item.href, input.language, input.languages),
        icon: item.icon,
        planned: false,
      }));
      return [{ type: "group", id: part.name.en, name, icon: part.icon, items }];
    }
  }
};

const withoutLanguage = ({ name, href, icon, planned }: NavItem): NavItem => ({ name, href, icon, planned });

/** The navigation pane in the order of `navigation.yaml`, filled from the catalog. */
export const buildNavigation = (input: NavigationSources): readonly NavNode[] =>
  input.plan.menu.flatMap((part) => nodesOf(part, input));
