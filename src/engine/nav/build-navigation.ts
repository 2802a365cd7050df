import type { IndexEntry } from "../../model/catalog-index.ts";
import type { Category, MenuPart, NavigationPlan, SiteLanguage } from "../../model/site.ts";
import { entryName } from "../../text/entry-name.ts";
import { toolHref } from "./site-paths.ts";
import { say } from "./words.ts";

/** A line of the menu. `language` is set where the name is not in the language of the page. */
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

export type NavigationInput = {
  readonly listings: readonly IndexEntry[];
  readonly plan: NavigationPlan;
  readonly language: SiteLanguage;
  readonly product: string;
  /** The listing whose page is open, for the Related group. */
  readonly current?: IndexEntry | undefined;
};

/** A listing as a line of the menu, named in the language of the page where it has a body in it. */
export const itemOf = (listing: IndexEntry, language: SiteLanguage): NavItem => {
  const own = listing.bodies[language.code];
  const foreign = language.code !== "en" && own === undefined;
  return {
    name: entryName(own ?? listing.entry),
    href: toolHref(listing.slugs[0] ?? listing.id, language),
    icon: listing.entry.icon,
    planned: listing.status === "planned",
    ...(foreign ? { language: "en" } : {}),
  };
};

const byOrder = (a: IndexEntry, b: IndexEntry): number =>
  Number(a.status === "planned") - Number(b.status === "planned") ||
  (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity) ||
  entryName(a.entry).localeCompare(entryName(b.entry), "en");

/** The documents a language offers: all of them in English, elsewhere those with a body in that language. */
export const documentsIn = (listings: readonly IndexEntry[], language: SiteLanguage): readonly IndexEntry[] =>
  listings
    .filter((listing) => listing.kind === "document")
    .filter((listing) => language.code === "en" || listing.bodies[language.code] !== undefined)
    .toSorted(byOrder);

const categoryOf = (category: Category, documents: readonly IndexEntry[], input: NavigationInput): NavCategory => ({
  id: category.id,
  name: say(category.name, input.language.code),
  icon: category.icon,
  items: documents
    .filter((document) => document.nav?.category === category.id)
    .map((document) => itemOf(document, input.language)),
});

const draftNode = (part: MenuPart & { part: "draft" }, input: NavigationInput): NavNode => {
  const documents = documentsIn(input.listings, input.language);
  const categories = input.plan.categories.map((category) => categoryOf(category, documents, input));
  // English shows all five; a language with few documents shows the categories it can fill.
  const shown = input.language.code === "en" ? categories : categories.filter(({ items }) => items.length > 0);
  return { type: "draft", name: say(part.name, input.language.code), icon: part.icon, categories: shown };
};

const relatedNode = (part: MenuPart & { part: "related" | "recent" }, input: NavigationInput): NavNode[] => {
  const items = (input.current?.related ?? [])
    .flatMap((id) => input.listings.find((listing) => listing.id === id) ?? [])
    .map((listing) => itemOf(listing, input.language));
  if (items.length === 0) return [];
  return [{ type: "group", id: part.part, name: say(part.name, input.language.code), icon: part.icon, items }];
};

const nodesOf = (part: MenuPart, input: NavigationInput): NavNode[] => {
  const { code } = input.language;
  const name = say(part.name, code, input.product);
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
        name: say(item.name, code, input.product),
        href: item.href,
        icon: item.icon,
        planned: false,
      }));
      return [{ type: "group", id: part.name.en, name, icon: part.icon, items }];
    }
  }
};

const withoutLanguage = ({ name, href, icon, planned }: NavItem): NavItem => ({ name, href, icon, planned });

/** The left pane in the order of `navigation.yaml`, filled from the catalog. */
export const buildNavigation = (input: NavigationInput): readonly NavNode[] =>
  input.plan.menu.flatMap((part) => nodesOf(part, input));
