import { expect, test } from "vitest";
import type { SearchPage } from "../../model/site/search-data.ts";
import { findPages } from "./find-pages.ts";
import { prepareSearch } from "./prepare-search.ts";

const page = (id: string, name: string, planned: boolean, synonyms: readonly string[]): SearchPage => ({
  id,
  name,
  href: `/${id}`,
  icon: "file",
  planned,
  about: "",
  synonyms,
  situations: [],
  text: "",
  intent: "draft",
});

const index = prepareSearch(
  {
    pages: [
      page("boat", "Boat Sale", true, ["sell my boat", "vessel"]),
      page("dock", "Boat Dock Lease", true, []),
      page("truck", "Truck Sale", false, ["sell my truck"]),
      page("trailer", "Trailer Check", false, ["trailer for a boat"]),
    ],
    places: [],
    equivalents: [],
  },
  ["my", "for", "a"],
);
const found = (query: string, limit?: number) => findPages(index, query, limit).map(({ id }) => id);

test("a page that can be used comes before every page in preparation", () => {
  expect(found("sell my boat")[0]).toBe("truck");
  expect(found("boat")[0]).toBe("trailer");
});
test("a page in preparation is found where no other is", () => expect(found("vessel")).toEqual(["boat"]));
test("a page in preparation comes first if its whole name is typed", () => expect(found(" boat sale")[0]).toBe("boat"));
test("the best pages in preparation stay among the hits", () =>
  expect(found("sell my boat", 2)).toEqual(["truck", "boat"]));
