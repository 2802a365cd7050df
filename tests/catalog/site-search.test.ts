import { describe, expect, test } from "vitest";
import { prepareSearch } from "../../src/engine/search/prepare-search.ts";
import { searchPages } from "../../src/engine/search/search-pages.ts";
import { searchData } from "../../src/compiler/search/search-data.ts";
import { shell } from "../../src/i18n/en/shell.ts";
import { compiled } from "./open-cases.ts";
import {
  english,
  DOCUMENTS_S031,
  DOCUMENTS_S032,
  DOCUMENTS_S033,
  DOCUMENTS_S034,
  wordsIn,
} from "../support/compiled-site.ts";

const allNames = [DOCUMENTS_S031, DOCUMENTS_S032, DOCUMENTS_S033, DOCUMENTS_S034].flatMap(wordsIn);

describe("everything can be found by synonyms (S038)", () => {
  const prepared = prepareSearch(searchData(compiled, english!), shell.stopWords);
  const search = (query: string, limit?: number) => searchPages(prepared, query, limit).map(({ page }) => page);
  const anywhere = (query: string) => search(query, 60).map(({ name }) => name);
  test.each([
    ["landlord", "Rental Agreement"],
    ["sell my truck", "Bill of Sale"],
    ["unpaid invoice", "Demand Letter"],
    ["prenup", "Prenuptial Agreement"],
    ["iou", "Promissory Note"],
    ["alimony", "Spousal Support Agreement"],
    ["too late to sue", "Statute of Limitations Checker"],
    ["raise the rent", "Rent Increase Calculator"],
    ["legal aid", "Help"],
    ["業務委託", "Consulting Agreement"],
  ])("%s finds %s", (query, name) => expect(anywhere(query)).toContain(name));

  const first = (query: string) => search(query)[0]?.id;

  // Derived from names, synonyms and descriptions of the catalog.
  test.each([
    ["Key features", "page:key-features"],
    ["sell my truck", "document:bill-of-sale"],
    ["I want to rent out my apartment", "document:rental-agreement"],
    ["my tenant must leave", "document:eviction-notice"],
    ["who gets my things when I die", "document:will"],
    ["we want to end our marriage", "document:divorce-agreement"],
    ["lend money to my brother", "document:promissory-note"],
    ["start a company with a friend", "document:articles-of-incorporation"],
    ["hire an employee", "document:employment-agreement"],
    ["I work as a freelance consultant", "document:consulting-agreement"],
    ["someone to sign for me while I travel", "document:power-of-attorney"],
    ["how much child support will I pay", "calculator:child-support"],
    ["can my landlord raise the rent", "calculator:rent-increase"],
    ["am I too late to sue", "checker:statute-of-limitations"],
    ["who gets the house in a divorce", "calculator:divorce-asset-division"],
    ["do I have to collect sales tax", "calculator:sales-tax-nexus"],
    ["lawyer's hourly rate", "calculator:attorney-fee"],
    ["read my lease for me", "tool:review-a-document"],
    ["where can I find a notary", "document:notarize"],
    ["what is stored about me", "page:privacy"],
    ["adopting my stepchild", "document:adoption-agreement"],
    ["a shared driveway with the neighbors", "document:easement-agreement"],
    ["who keeps the dog", "document:pet-custody-agreement"],
    ["divorce papers", "document:divorce-agreement"],
    ["nda template", "document:non-disclosure-agreement"],
  ])("the sentence %s finds %s first", (query, id) => expect(first(query)).toBe(id));

  test("a ready page for a neighboring need is among the first two", () => {
    const [one, two] = search("keep a trade secret").map(({ id }) => id);
    expect([one, two]).toContain("document:non-disclosure-agreement");
  });

  test.each(["recipe for apple pie", "purple elephants", "weather tomorrow", "sell elephants"])(
    "the sentence %s finds nothing",
    (query) => expect(first(query)).toBeUndefined(),
  );

  test("a word in two pages finds the page with that name first (P3)", () => {
    expect(anywhere("landlord")[0]).toBe("Rental Agreement");
  });

  test("each of the 62 names finds something (S031)", () => {
    expect(allNames.filter((name) => anywhere(name.replaceAll("-", " ")).length === 0)).toEqual([]);
  });

  test("planned pages come after ready ones of that name", () => {
    const hits = search("agreement", 60)
      .filter(({ name }) => name.includes("Agreement"))
      .map(({ planned }) => planned);
    expect(hits).toEqual(hits.toSorted((a, b) => Number(a) - Number(b)));
  });
});
