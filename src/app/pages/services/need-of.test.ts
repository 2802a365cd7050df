import { expect, test } from "vitest";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { needOf, pagesForNeed } from "./need-of.ts";

const listing = (id: string, given: Partial<IndexEntry>): IndexEntry => ({
  id,
  kind: "document",
  status: "ready",
  entry: { icon: "file", primary: id, secondary: "", action: "Create" },
  slugs: [id],
  tags: [],
  synonyms: [],
  related: [],
  sensitive: false,
  languages: [],
  bodies: {},
  ...given,
});

const lease = listing("lease", { nav: { category: "homes", order: 20 } });
const notice = listing("notice", { nav: { category: "homes", order: 10 } });
const later = listing("later", { nav: { category: "homes", order: 5 }, status: "planned" });
const check = listing("check", { kind: "review", nav: { category: "homes", order: 1 } });
const raise = listing("raise", { kind: "calculator", related: ["raise-2", "lease"] });
const other = listing("raise-2", { kind: "calculator", related: [] });
const stamp = listing("stamp", { kind: "tool", related: ["lease"] });
const all = [raise, check, lease, later, notice, other, stamp];

test("a calculator belongs to the need of the first document it is related to; a service to none", () => {
  expect(all.map((entry) => needOf(entry, all))).toEqual([
    "homes",
    "homes",
    "homes",
    "homes",
    "homes",
    undefined,
    undefined,
  ]);
});

test("the pages of a need: documents in their order, then calculators, then reviews, without planned ones", () => {
  expect(pagesForNeed("homes", all).map(({ id }) => id)).toEqual(["notice", "lease", "raise", "check"]);
});
