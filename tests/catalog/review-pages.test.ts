import { describe, expect, test } from "vitest";
import { reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { searchData } from "../../src/compiler/search/search-data.ts";
import { allListings, createLookup } from "../../src/engine/nav/find-listing.ts";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { prepareSearch } from "../../src/engine/search/prepare-search.ts";
import { searchPages } from "../../src/engine/search/search-pages.ts";
import { shell } from "../../src/i18n/en/shell.ts";
import type { IndexEntry } from "../../src/model/site/catalog-index.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";

const { index, site, navigation } = compiled;
const listings = allListings(index, site.product);
const lookup = createLookup(listings, index.pages, site.host);
const reviews = listings.filter(({ kind, status }) => kind === "review" && status === "ready");
const written = index.entries.filter(({ kind }) => kind === "review");
const tools = reviewPlaybooks();
const [english] = site.languages;
const search = prepareSearch(searchData(compiled, english!), shell.stopWords);

const find = (query: string): readonly string[] => searchPages(search, query, 12).map(({ page }) => page.id);
const named = (all: readonly IndexEntry[]) => all.map((entry) => [entry.id, entry] as const);

test("every playbook has a review page; the one for any contract has the page that reviews any document", () => {
  const reached = new Set(reviews.map(({ review }) => review?.playbook));
  expect(tools.playbooks.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  expect(lookup.bySlug("review-a-document")).toMatchObject({ kind: "tool", status: "ready" });
});

describe("every review page that is ready", () => {
  test.each(named(reviews))("%s has a playbook, a category and an address of its own", (_id, entry) => {
    expect(tools.playbooks.map(({ id }) => id)).toContain(entry.review?.playbook);
    expect(navigation.categories.map(({ id }) => id)).toContain(entry.nav?.category);
    for (const slug of entry.slugs) expect(lookup.bySlug(slug)?.id).toBe(entry.id);
  });

  const TEXT = "The parties agree as follows. Each party must perform this agreement in good faith.";
  const law = { today: parseIsoDate("2026-11-24")!, topics: {} };
  test.each(named(reviews))("%s reviews a text that could be anything with its own playbook", (_id, { review }) => {
    const expected = review?.playbook;
    expect(reviewText({ text: TEXT, expected }, tools, law, null).kind.playbook).toBe(expected);
  });

  test("a lease is reviewed as a lease on every page", () => {
    const lease = `RESIDENTIAL LEASE AGREEMENT
The Landlord leases the apartment to the Tenant. The Tenant must pay monthly rent of $1,500 on the first day of each
month and a security deposit of $1,500. The Landlord may enter the premises on 24 hours' notice.`;
    const others = reviews.filter(({ review }) => review?.playbook !== "commercial-lease");
    const kinds = others.map(
      ({ review }) => reviewText({ text: lease, expected: review?.playbook }, tools, law, null).kind.playbook,
    );
    expect(new Set(kinds)).toEqual(new Set(["rental"]));
  });
});

describe("every review page without a document", () => {
  test.each(named(written))("%s is found first by its name, and by each of its synonyms", (id, entry) => {
    const page = `review:${id}`;
    const { primary, secondary } = entry.entry;
    expect(find(`review ${primary} ${secondary}`)[0]).toBe(page);
    expect(entry.synonyms.length).toBeGreaterThanOrEqual(5);
    expect(entry.synonyms.filter((words) => !find(words).slice(0, 3).includes(page))).toEqual([]);
  });
});
