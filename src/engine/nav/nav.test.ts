import { describe, expect, test } from "vitest";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { NavigationPlan, PageListing, SiteLanguage } from "../../model/site/site.ts";
import { buildNavigation } from "./build-navigation.ts";
import { alternateAddress } from "./alternate-address.ts";
import { allListings, createLookup } from "./find-listing.ts";
import { alternativePages } from "./alternative-pages.ts";
import { nextPage } from "./next-page.ts";
import { languageOfPath, readToolPath } from "./site-paths.ts";
import { slugKey } from "./slug.ts";

const en: SiteLanguage = {
  code: "en",
  segment: "en",
  name: "English",
  label: { en: "English" },
  home: "/",
  choice: true,
};
const ja: SiteLanguage = { ...en, code: "ja", segment: "jp", name: "日本語", home: "/jp" };
const th: SiteLanguage = { ...en, code: "th", segment: "th", name: "ไทย", home: "/th", choice: false };
const languages = [en, ja, th];

const listing = (id: string, changes: Partial<IndexEntry> = {}): IndexEntry => ({
  kind: "document",
  id,
  status: "ready",
  entry: { icon: "file", primary: id, secondary: "", action: "Create" },
  slugs: [`create-a-${id}`],
  tags: [],
  synonyms: [],
  related: [],
  sensitive: false,
  languages: ["en"],
  bodies: {},
  ...changes,
});

const sale = listing("sale", {
  entry: { icon: "car", primary: "Bill of", secondary: "Sale", action: "Create" },
  nav: { category: "money", order: 20 },
  synonyms: ["sell my truck", "vehicle"],
});
const secret = listing("secret", {
  entry: { icon: "lock", primary: "Secrecy", secondary: "Agreement", action: "Create" },
  slugs: ["create-a-secrecy-agreement", "create-an-sa"],
  nav: { category: "work", order: 10 },
  related: ["sale", "gone"],
  synonyms: ["業務秘密", "lease of secrets"],
  bodies: { ja: { icon: "lock", primary: "秘密", secondary: "契約書", action: "Create" } },
  review: { status: "planned", plainNav: true },
});
const lease = listing("lease", {
  status: "planned",
  entry: { icon: "house", primary: "Lease", secondary: "", action: "Create" },
  nav: { category: "money", order: 10 },
  related: ["secret"],
});
const chat = listing("chat", {
  kind: "tool",
  entry: { icon: "message", primary: "{product}", secondary: "Assistant", action: "Chat" },
  slugs: ["chat", "chat/new"],
});
const rent = listing("rent", { kind: "calculator", slugs: ["Rent-Up-Calculator"] });

const pages: readonly PageListing[] = [
  {
    id: "terms",
    language: "en",
    title: "Terms",
    lead: "Rules",
    paths: ["/terms"],
    synonyms: ["conditions"],
    icon: "x",
  },
  { id: "terms", language: "ja", title: "利用規約", lead: "", paths: ["/terms/jp"], synonyms: [], icon: "x" },
  { id: "why", language: "en", title: "Why", lead: "", paths: ["/why-{host}/en"], synonyms: [], icon: "x" },
];
const index = { entries: [sale, secret, lease, chat, rent], pages };
const listings = allListings(index, "Penfold");
const lookup = createLookup(listings, pages, "penfold");

describe("looking up a slug", () => {
  test.each([
    ["S035 letter case does not matter", "CREATE-A-Secrecy-Agreement", "secret"],
    ["S031 an alias reaches the same page", "create-an-sa", "secret"],
    ["S029 a and an are equal", "create-an-secrecy-agreement", "secret"],
    ["S042 a calculator in its own spelling", "Rent-Up-Calculator", "rent"],
    ["S042 and in small letters", "rent-up-calculator", "rent"],
    ["S039 a slug with a slash", "chat/new", "chat"],
    ["S036 the review beside a document", "review-a-secrecy-agreement", "review-secret"],
    ["a document without a review has none", "review-a-sale", undefined],
    ["an unknown slug", "create-a-nothing", undefined],
  ])("%s", (_name, slug, id) => expect(lookup.bySlug(slug)?.id).toBe(id));

  test("only a leading article is normalized", () => expect(slugKey("create-a-plan-an-b")).toBe("create-a-plan-an-b"));
});

describe("{name}_create (S007)", () => {
  test.each([
    ["secrecy_agreement", "secret"],
    ["secrecy-agreement", "secret"],
    ["sa", "secret"],
    ["nothing", undefined],
  ])("%s", (name, id) => expect(lookup.byName(name)?.id).toBe(id));
});

test("a review page takes name, action and state from its document (S036)", () => {
  const review = lookup.byId("review-secret");
  expect(review).toMatchObject({ kind: "review", status: "planned", related: ["secret"] });
  expect(review?.entry).toEqual({ icon: "lock", primary: "Secrecy", secondary: "Agreement", action: "Review" });
});

test("the assistant's name includes the product name (S037)", () => {
  expect(lookup.byId("chat")?.entry.primary).toBe("Penfold");
});

describe("static pages are found by address (S023)", () => {
  test.each([
    ["/terms", "terms"],
    ["/terms/", "terms"],
    ["/TERMS", "terms"],
    ["/why-penfold/en", "why"],
    ["/why-elsewhere/en", undefined],
    ["/why/en", undefined],
  ])("%s", (path, id) => expect(lookup.byPath(path)?.id).toBe(id));
});

describe("a path after /s/ is a slug with or without a language (S028)", () => {
  test.each([
    ["create-a-sale", [["create-a-sale", "en"]]],
    ["create-a-sale/", [["create-a-sale", "en"]]],
    [
      "create-a-sale/jp",
      [
        ["create-a-sale/jp", "en"],
        ["create-a-sale", "ja"],
      ],
    ],
    [
      "chat/new/en",
      [
        ["chat/new/en", "en"],
        ["chat/new", "en"],
      ],
    ],
    ["create-a-sale/fr", [["create-a-sale/fr", "en"]]],
    ["create-a-sale/th", [["create-a-sale/th", "en"]]],
    ["jp", [["jp", "en"]]],
    ["", []],
  ])("%s", (rest, expected) => {
    expect(readToolPath(rest, languages).map(({ slug, language }) => [slug, language.code])).toEqual(expected);
  });
});

describe("the language of a path (S059)", () => {
  test.each([
    ["/", "en"],
    ["/jp", "ja"],
    ["/jp/", "ja"],
    ["/th", "th"],
    ["/terms/jp", "ja"],
    ["/s/x/jp", "ja"],
    ["/s/x/th", "en"],
    ["/services", "en"],
  ])("%s", (path, code) => expect(languageOfPath(path, languages).code).toBe(code));
});

describe("finds the alternate address of a page in another language (S058)", () => {
  const groups = [{ en: ["/log-in/en", "/login"], ja: ["/log-in/jp"] }];
  test.each([
    ["/", ja, "/jp"],
    ["/th", ja, "/jp"],
    ["/jp", en, "/"],
    ["/s/create-a-sale", ja, "/s/create-a-sale/jp"],
    ["/s/create-a-sale/en", ja, "/s/create-a-sale/jp"],
    ["/s/create-a-sale/jp", en, "/s/create-a-sale/en"],
    ["/s/chat/new", ja, "/s/chat/new/jp"],
    ["/terms", ja, "/terms/jp"],
    ["/terms/jp", en, "/terms"],
    ["/login", ja, "/log-in/jp"],
    ["/log-in/jp", en, "/log-in/en"],
    ["/document-vault", ja, null],
  ])("%s", (path, to, expected) => {
    expect(alternateAddress({ path, to, languages, pages, groups })).toBe(expected);
  });
});

const plan: NavigationPlan = {
  categories: [
    { id: "work", name: { en: "Work", ja: "仕事" }, icon: "w" },
    { id: "money", name: { en: "Money", ja: "お金" }, icon: "m" },
    { id: "empty", name: { en: "Empty", ja: "空" }, icon: "e" },
  ],
  menu: [
    { part: "related", name: { en: "Related", ja: "関連" }, icon: "link" },
    { part: "tool", tool: "chat", name: { en: "{product} Assistant", ja: "{product} アシスタント" }, icon: "message" },
    { part: "recent", name: { en: "My Recent" }, icon: "history" },
    { part: "draft", name: { en: "Draft", ja: "作成" }, icon: "pen" },
    { part: "kind", kind: "calculator", name: { en: "Calculators" }, icon: "calc" },
    { part: "kind", kind: "checker", name: { en: "Checkers" }, icon: "check" },
    {
      part: "links",
      name: { en: "Settings", ja: "設定" },
      icon: "gear",
      items: [{ name: { en: "Account" }, href: "/account", icon: "id" }],
    },
  ],
  dropdown: [],
  footer: [],
  home: { chat: "/", trial: "/", contact: "/", review: "/", freeHelp: "/", buttons: {}, choices: {} },
};

const menu = (language: SiteLanguage, current?: IndexEntry) =>
  buildNavigation({ listings, plan, language, languages, product: "Penfold", current });

describe("the menu", () => {
  test("has the order of the plan and omits empty parts (S073)", () => {
    expect(menu(en).map((node) => (node.type === "link" ? node.item.name : node.name))).toEqual([
      "Penfold Assistant",
      "My Recent",
      "Draft",
      "Calculators",
      "Settings",
    ]);
  });

  test("Related comes first on pages with related documents that exist (S074)", () => {
    const [first] = menu(en, secret);
    expect(first).toMatchObject({ type: "group", id: "related", name: "Related" });
    expect(first?.type === "group" && first.items.map(({ name }) => name)).toEqual(["Bill of Sale"]);
    expect(menu(en, sale)[0]?.type).toBe("link");
  });

  test("on Japanese pages Related lists only documents that are written in Japanese, by their Japanese names", () => {
    expect(menu(ja, secret).find((node) => node.type === "group" && node.id === "related")).toBeUndefined();
    const [first] = menu(ja, { ...secret, related: ["sale", "secret"] });
    expect(first?.type === "group" && first.items.map(({ name }) => name)).toEqual(["秘密契約書"]);
  });

  test("documents are in their categories, ready ones before planned ones (S077)", () => {
    const draft = menu(en).find((node) => node.type === "draft");
    const names =
      draft?.type === "draft" && draft.categories.map(({ name, items }) => [name, items.map((item) => item.name)]);
    expect(names).toEqual([
      ["Work", ["Secrecy Agreement"]],
      ["Money", ["Bill of Sale", "Lease"]],
      ["Empty", []],
    ]);
  });

  test("on Japanese pages labels and documents are Japanese (S081)", () => {
    const draft = menu(ja).find((node) => node.type === "draft");
    expect(draft).toEqual({
      type: "draft",
      name: "作成",
      icon: "pen",
      categories: [
        {
          id: "work",
          name: "仕事",
          icon: "w",
          items: [{ name: "秘密契約書", href: "/s/create-a-secrecy-agreement/jp", icon: "lock", planned: false }],
        },
      ],
    });
  });

  test("every item has a name, an address and an icon (S083)", () => {
    const items = menu(en, secret).flatMap((node) => {
      if (node.type === "link") return [node.item];
      if (node.type === "draft") return node.categories.flatMap((category) => category.items);
      return node.type === "group" ? node.items : [];
    });
    expect(items.length).toBeGreaterThan(4);
    for (const item of items) for (const part of [item.name, item.href, item.icon]) expect(part).not.toBe("");
  });

  test("a new definition adds a menu item, and removing it removes the item (S146)", () => {
    const extra = listing("extra", { nav: { category: "empty", order: 1 } });
    const drafts = (all: readonly IndexEntry[]) =>
      buildNavigation({ listings: all, plan, language: en, languages, product: "P" }).flatMap((node) =>
        node.type === "draft" ? node.categories.flatMap(({ items }) => items.map(({ name }) => name)) : [],
      );
    expect(drafts([...listings, extra])).toContain("extra");
    expect(drafts([...listings, { ...extra, receives: { paper: "title" } }])).not.toContain("extra");
    expect(drafts(listings)).not.toContain("extra");
  });

  test("the menu names no product other than the given one (S149)", () => {
    expect(JSON.stringify(menu(en))).not.toContain("{product}");
  });
});

test("a planned page links to the ready pages its author names, and to no others", () => {
  expect(alternativePages(lease, listings)).toEqual([]);
  const named = { ...lease, meanwhile: { pages: ["sale", "lease", "gone", "secret"] } };
  expect(alternativePages(named, listings).map(({ id }) => id)).toEqual(["sale", "secret"]);
});

test.each([
  ["a page by its id, which is no address", "sale", [en], "/s/create-a-sale/en"],
  ["a page in its own language", "secret", [ja, en], "/s/create-a-secrecy-agreement/jp"],
  ["an English page where there is no other", "sale", [ja, en], "/s/create-a-sale/en"],
  ["no planned page", "lease", [en], undefined],
  ["no page that does not exist", "gone", [en], undefined],
  ["no page where the step names none", undefined, [en], undefined],
])("a next step leads to %s (R09)", (_, id, inLanguages, href) => {
  expect(nextPage(lookup, id, inLanguages)?.href).toBe(href);
});
