import { expect, test } from "vitest";
import { allListings, createLookup } from "../../src/engine/nav/find-listing.ts";
import { readToolPath } from "../../src/engine/nav/site-paths.ts";
import { compiled, documents } from "./open-cases.ts";

const { index, site } = compiled;
const lookup = createLookup(allListings(index, site.product), index.pages, site.host);

test("no way out of a form leads to a page in preparation", () => {
  const ways = documents.flatMap(([name, { screen }]) =>
    screen.flatMap((question) => question.help.map(({ href }) => ({ name, href }))),
  );
  const own = ways.filter(({ href }) => href.startsWith("/s/"));
  expect(own.length).toBeGreaterThan(0);
  for (const { name, href } of own) {
    const found = readToolPath(href.slice(3), site.languages).map(({ slug }) => lookup.bySlug(slug)?.status);
    expect(found, `${name}: ${href}`).toContain("ready");
  }
});
