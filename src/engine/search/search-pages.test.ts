import { describe, expect, test } from "vitest";
import type { SearchPage } from "../../model/site/search-data.ts";
import { closestWord } from "./closest-word.ts";
import { prepareSearch } from "./prepare-search.ts";
import { queryWords } from "./query-words.ts";
import { searchPages } from "./search-pages.ts";

const page = (id: string, name: string, more: Partial<SearchPage> = {}): SearchPage => ({
  id,
  name,
  href: `/${id}`,
  icon: "file",
  planned: false,
  about: "",
  synonyms: [],
  situations: [],
  text: "",
  intent: "draft",
  ...more,
});

const idle = ["a", "my", "the", "and", "i", "to"];
const index = prepareSearch(
  {
    pages: [
      page("lease", "Garden Lease", { synonyms: ["rent a garden", "allotment"], about: "Rules for a rented garden." }),
      page("care", "Care Wishes", { synonyms: ["who cares for me"] }),
      page("letter", "Demand Letter", { synonyms: ["took my money", "never came"] }),
      page("boat", "Boat Sale", { planned: true, synonyms: ["sell my boat"] }),
      page("truck", "Truck Sale", { synonyms: ["sell my truck"] }),
      page("leave", "Leave Notice", { situations: ["tenant refuses to go"] }),
      page("tenants", "Tenant Rules", { synonyms: ["tenant and pets", "nda"] }),
      page("staff", "Staff Rules", { synonyms: ["one-way nda", "staff nda"] }),
      page("secret", "秘密保持契約書", { synonyms: ["情報を渡す"] }),
    ],
    places: ["Far Land"],
    equivalents: [
      ["boat", "vessel"],
      ["go", "move out"],
    ],
  },
  idle,
);
const found = (query: string) => searchPages(index, query).map((hit) => hit.page.id);

describe("search", () => {
  test("a name is found whole", () => expect(found("garden lease")).toEqual(["lease"]));
  test("other forms of a word are the same word", () => expect(found("renting gardens")[0]).toBe("lease"));
  test("a typing error is understood", () => expect(found("gardne leese")[0]).toBe("lease"));
  test("a long sentence is found by the words that matter", () =>
    expect(found("the painter took my money and never came")[0]).toBe("letter"));
  test("a word is never found by its beginning alone", () => expect(found("car")).toEqual([]));
  test("the word being typed is completed from four letters on", () => {
    expect(found("allo")[0]).toBe("lease");
    expect(found("all")).toEqual([]);
  });
  test("ready pages come before those in preparation", () => expect(found("sale")).toEqual(["truck", "boat"]));
  test("a page in preparation is found by its own words", () => expect(found("sell my boat")[0]).toBe("boat"));
  test("a situation is found by its words in any order", () =>
    expect(found("he refuses, my tenant on the second floor, but his time to go has come")[0]).toBe("leave"));
  test("equivalents are one word", () => expect(found("sell my vessel")).toEqual(found("sell my boat")));
  test("an equivalent of two words is none", () => expect(found("move")).toEqual([]));
  test("half the words of a situation do not find its page", () =>
    expect(found("the tenant and his pets")[0]).toBe("tenants"));
  test("a synonym of one word comes before longer ones with that word", () =>
    expect(found("nda today")[0]).toBe("tenants"));
  test("Japanese is found without spaces", () => expect(found("秘密を保持する契約")[0]).toBe("secret"));
  test("full-width letters are the same letters", () => expect(found("ＧＡＲＤＥＮ")[0]).toBe("lease"));
  test("a place says nothing about the page", () => expect(found("garden lease in Far Land")[0]).toBe("lease"));
  test.each(["", "   ", "!!!", "weather tomorrow", "1200"])("%j finds nothing", (query) =>
    expect(found(query)).toEqual([]),
  );
  test("a very long text is answered", () =>
    expect(found(`garden ${"lorem ".repeat(20_000)}`).length).toBeGreaterThanOrEqual(0));
});

test("words are compared without endings, accents and possessives", () => {
  expect(queryWords("Café’s leasing policies")).toEqual(["cafe", "leas", "policy"]);
});

test.each([
  ["agrement", "agreement"],
  ["smal", "small"],
  ["scoer", "score"],
  ["stora", null],
  ["cat", null],
])("%s is taken for %s", (typed, meant) =>
  expect(closestWord(typed, ["agreement", "small", "score", "store", "care"])).toBe(meant),
);
