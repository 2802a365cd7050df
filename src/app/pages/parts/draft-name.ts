import type { ListingLookup } from "../../../engine/nav/find-listing.ts";
import type { Draft } from "../../../model/answers.ts";
import { entryName } from "../../../text/words/entry-name.ts";

type Lookup = Pick<ListingLookup, "byId">;

const KINDS_WITH_RESULTS: readonly unknown[] = ["calculator", "checker"];

/** The name of a draft: its own title, else the name of the page it was begun on; answers of a calculator have no title. */
export const draftName = (
  { title, definition, language }: Pick<Draft, "title" | "definition" | "language">,
  lookup: Lookup | undefined,
): string => {
  const listing = lookup?.byId(definition);
  const entry = listing && (listing.bodies[language] ?? listing.entry);
  return title.trim() || (entry ? entryName(entry) : definition);
};

/** Whether a draft holds the answers of a calculator or checker, which make no document. */
export const isResultDraft = ({ definition }: Pick<Draft, "definition">, lookup: Lookup): boolean =>
  KINDS_WITH_RESULTS.includes(lookup.byId(definition)?.kind);
