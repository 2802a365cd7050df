import { expect, it } from "vitest";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { NavigationPlan, SiteLanguage } from "../../model/site/site.ts";
import { createLookup } from "./find-listing.ts";
import { knownPath } from "./known-path.ts";

const language = (code: string, segment: string): SiteLanguage => ({
  code,
  segment,
  name: code,
  label: { en: code },
  home: "/",
  choice: true,
});

const listing = (id: string, kind: IndexEntry["kind"], slugs: readonly string[]): IndexEntry => ({
  kind,
  id,
  status: "ready",
  entry: { icon: "file", primary: id, secondary: "", action: "Create" },
  slugs,
  tags: [],
  synonyms: [],
  related: [],
  sensitive: false,
  languages: ["en"],
  bodies: {},
});

const help = {
  id: "help",
  language: "en",
  title: "Help",
  lead: "",
  paths: ["/help", "/help/en", "/why-{host}/en"],
  synonyms: [],
  icon: "info",
};

const isKnown = knownPath({
  routes: ["/", "/jp", "/document-vault/en", "/services/:category", "/s/*", "*"],
  lookup: createLookup(
    [
      listing("sale", "document", ["create-a-sale"]),
      listing("fee", "calculator", ["Fee-Calculator"]),
      listing("negotiate", "tool", ["negotiate/new"]),
    ],
    [help],
    "acme",
  ),
  navigation: {
    categories: [{ id: "money", name: { en: "Money" }, icon: "coins" }],
    menu: [{ part: "kind", kind: "calculator", name: { en: "Calculators" }, icon: "calculator" }],
    dropdown: [],
    footer: [],
  } as unknown as NavigationPlan,
  languages: [language("en", "en"), language("ja", "jp")],
});

it.each([
  "/",
  "/jp",
  "/JP/",
  "/document-vault/en",
  "/services/money",
  "/services/Business",
  "/services/calculators",
  "/services/sale_create",
  "/document/sale",
  "/document/create-a-sale",
  "/document/sale/0f3a",
  "/document/fee/0f3a",
  "/s/create-a-sale/en",
  "/s/Create-A-Sale/jp",
  "/s/create-a-sale",
  "/s/negotiate/new",
  "/s/negotiate/new/en",
  "/s/negotiation/0f3a",
  "/s/negotiation/0f3a/jp",
  "/help",
  "/help/en/",
  "/why-acme/en",
])("%s has a page", (path) => {
  expect(isKnown(path)).toBe(true);
});

it.each([
  "/nowhere",
  "/jp/nowhere",
  "/services/nowhere",
  "/services/nowhere_create",
  "/services/money/more",
  "/document",
  "/document/nowhere",
  "/document/fee",
  "/document/sale/0f3a/more",
  "/s",
  "/s/create-a-ship/en",
  "/s/create-a-sale/xx",
  "/s/negotiation",
  "/s/negotiation/0f3a/more",
  "/s/negotiation/0f3a/jp/more",
  "/why-{host}/en",
  "/constructor",
  "/s/__proto__/en",
])("%s has no page", (path) => {
  expect(isKnown(path)).toBe(false);
});
