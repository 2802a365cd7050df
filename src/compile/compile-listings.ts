import type { IndexEntry } from "../model/catalog-index.ts";
import type { Listing } from "../model/definition.ts";
import { checkListing } from "./checks/listing.ts";
import type { Shelf } from "./compile-catalog.ts";
import type { AboutInput, ListingInput } from "./input.ts";
import { compileListing } from "./listing.ts";
import { present } from "./present.ts";
import type { Report } from "./problem.ts";
import type { SchemaName } from "./schemas.ts";
import { placeOf } from "./yaml-file.ts";

/** Kinds of file that give a page by name alone; their content is read by code of their own. */
const kinds: readonly (readonly [SchemaName, Listing["kind"]])[] = [
  ["calculator", "calculator"],
  ["checker", "checker"],
  ["tool", "tool"],
  ["playbook", "review"],
];

type Listed = ListingInput & { about?: AboutInput };

/** What a page shows of itself in menus and listings. */
export const indexEntry = (
  listing: Listing,
  about: AboutInput | undefined,
  languages: readonly string[],
  bodies: IndexEntry["bodies"],
): IndexEntry => ({ ...listing, languages, bodies, ...present({ makes: about?.makes, minutes: about?.minutes }) });

/** Kinds whose questions and formulas are not compiled yet, so that a page of them can be listed and no more. */
const notPlayed: readonly SchemaName[] = ["calculator", "checker"];

/** The pages that are no documents. */
export const compileListings = (shelf: Shelf, report: Report): readonly IndexEntry[] =>
  kinds.flatMap(([schema, kind]) =>
    shelf.all(schema).map(({ input }) => {
      const listed: Listed = input;
      checkListing(listed, "en", report);
      if (listed.status !== "planned" && notPlayed.includes(schema)) {
        report("CW018", placeOf(listed), "Pages of this kind cannot be played yet.", "Write status: planned");
      }
      return indexEntry(compileListing(listed, kind), listed.about, [], {});
    }),
  );
