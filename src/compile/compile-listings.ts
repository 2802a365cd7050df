import type { IndexEntry } from "../model/catalog-index.ts";
import type { Listing } from "../model/definition.ts";
import { checkListing } from "./checks/listing.ts";
import type { Shelf } from "./compile-catalog.ts";
import type { AboutInput, ListingInput } from "./input.ts";
import { compileListing } from "./listing.ts";
import { present } from "./present.ts";
import type { Report } from "./problem.ts";
import type { SchemaName } from "./schemas.ts";

/** Kinds of file that give a page by name alone; their content is read by code of their own. */
const kinds: readonly (readonly [SchemaName, Listing["kind"]])[] = [["tool", "tool"]];

type Listed = ListingInput & { about?: AboutInput };

/** What a page shows of itself in menus and listings. */
export const indexEntry = (
  listing: Listing,
  about: AboutInput | undefined,
  languages: readonly string[],
  bodies: IndexEntry["bodies"],
): IndexEntry => ({ ...listing, languages, bodies, ...present({ makes: about?.makes, minutes: about?.minutes }) });

/** The pages whose content is code of their own. */
export const compileListings = (shelf: Shelf, report: Report): readonly IndexEntry[] =>
  kinds.flatMap(([schema, kind]) =>
    shelf.all(schema).map(({ input }) => {
      const listed: Listed = input;
      checkListing(listed, "en", report);
      return indexEntry(compileListing(listed, kind), listed.about, [], {});
    }),
  );
