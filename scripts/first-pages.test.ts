import { expect, test } from "vitest";
import type { CatalogIndex, IndexEntry } from "../src/model/catalog-index.ts";
import type { Site } from "../src/model/site.ts";
import { firstPages } from "./first-pages.ts";

const language = (code: string, segment: string, choice: boolean) => ({
  code,
  segment,
  name: code,
  label: { en: code },
  home: `/${segment}`,
  choice,
});

const site: Site = {
  product: "Padco",
  host: "padco",
  storagePrefix: "p",
  support: {},
  avatar: "",
  languages: [language("en", "en", true), language("ja", "jp", true), language("th", "th", false)],
  plans: [],
};

const lease: IndexEntry = {
  kind: "document",
  id: "lease",
  status: "ready",
  entry: { icon: "house", primary: "Lease", secondary: "", action: "Create" },
  slugs: ["create-a-lease"],
  tags: [],
  synonyms: [],
  related: [],
  sensitive: false,
  languages: ["en"],
  bodies: { ja: { icon: "house", primary: "賃貸借契約書", secondary: "", action: "Create" } },
  makes: "A lease for a house.",
};

const index: CatalogIndex = {
  entries: [lease, { ...lease, id: "later", status: "planned", slugs: ["create-a-later"] }],
  pages: [
    {
      id: "why",
      language: "en",
      title: "Why {product}",
      lead: "How we differ.",
      paths: ["/why-{host}/en"],
      synonyms: [],
      icon: "info",
    },
  ],
};

test("the heading of every page that is ready is known beforehand, in the languages the page has", () => {
  const pages = firstPages(index, site, (id, language) =>
    id === "lease" && language === "ja" ? "家を貸す契約書です。" : "",
  );
  expect(pages.get("/")?.look).toBe("home");
  expect(pages.get("/th")?.language).toBe("th");
  expect(pages.get("/s/create-a-lease/en")).toEqual({
    look: "form",
    title: "Lease",
    lead: "A lease for a house.",
    bar: "Create a Lease",
    language: "en",
  });
  expect(pages.get("/s/create-a-lease/jp")).toMatchObject({
    title: "賃貸借契約書",
    lead: "家を貸す契約書です。",
    language: "ja",
  });
  expect(pages.get("/why-padco/en")).toMatchObject({ look: "page", title: "Why Padco" });
  expect(["/s/create-a-later/en", "/s/create-a-lease/th"].filter((path) => pages.has(path))).toEqual([]);
});
