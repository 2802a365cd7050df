import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { Listing } from "../../model/definition.ts";
import { checkListing } from "../verify/wording/check-listing.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { DocumentInput, ListingInput } from "../input/document-input.ts";
import type { AboutInput } from "../input/schema-types.ts";
import { compileListing } from "../input/compile-listing.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { Report } from "../problems/problem.ts";
import type { SchemaName } from "../schema/schemas.ts";

/** Kinds of files that only list a page; its content is implemented in code. */
const kinds: readonly (readonly [SchemaName, Listing["kind"]])[] = [
  ["tool", "tool"],
  ["review", "review"],
];

/** The data that menus and listings show of a page. */
export const indexEntry = (
  listing: Listing,
  about: AboutInput | undefined,
  languages: readonly string[],
  bodies: IndexEntry["bodies"],
): IndexEntry => ({
  ...listing,
  languages,
  bodies,
  ...omitUndefined({ makes: about?.makes, minutes: about?.minutes }),
});

/** Kinds of files that are pages with a name and addresses. */
const listed: readonly (readonly [SchemaName, Listing["kind"]])[] = [
  ["document", "document"],
  ["calculator", "calculator"],
  ["checker", "checker"],
  ...kinds,
];

/** Lists every page by name; its languages are known only after compilation. */
export const listPages = (byKind: SourcesByKind): readonly IndexEntry[] =>
  listed.flatMap(([schema, kind]) =>
    byKind.all(schema).map(({ input }) => {
      const { about, ...listing }: ListingInput & Pick<DocumentInput, "receives"> = input;
      return indexEntry(compileListing(listing, kind), about, [], {});
    }),
  );

/** Lists the pages whose content is implemented in code. */
export const compileListings = (byKind: SourcesByKind, report: Report): readonly IndexEntry[] =>
  kinds.flatMap(([schema, kind]) =>
    byKind.all(schema).map(({ input }) => {
      const listed: ListingInput = input;
      checkListing(listed, "en", report);
      return indexEntry(compileListing(listed, kind), listed.about, [], {});
    }),
  );
