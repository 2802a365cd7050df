import { expect, test } from "vitest";
import type { ListingLookup } from "../../../engine/nav/find-listing.ts";
import { documentDrafts } from "./document-drafts.ts";

const drafts = [
  { definition: "lease", title: "" },
  { definition: "nda", title: "Acme and Birch" },
  { definition: "child-support", title: "" },
];
const byId = (id: string) => ({ kind: id === "child-support" ? "calculator" : "document" });
const lookup = { byId } as unknown as ListingLookup;
const names = (found: ReturnType<typeof documentDrafts<(typeof drafts)[number]>>) =>
  found.map(({ definition }) => definition);

test("documents are listed without the answers of calculators", () =>
  expect(names(documentDrafts(drafts, lookup))).toEqual(["lease", "nda"]));

test("without the catalog, documents with a title are still listed", () =>
  expect(names(documentDrafts(drafts, undefined))).toEqual(["nda"]));
