import type { ListingLookup } from "../../../engine/nav/find-listing.ts";
import type { Draft } from "../../../model/answers.ts";
import { isResultDraft } from "../../pages/parts/draft-name.ts";

/**
 * The drafts that make a document. Where the catalog did not load, those with a title: answers of a
 * calculator have none.
 */
export const documentDrafts = <One extends Pick<Draft, "definition" | "title">>(
  drafts: readonly One[],
  lookup: Pick<ListingLookup, "byId"> | undefined,
): readonly One[] => drafts.filter((draft) => (lookup ? !isResultDraft(draft, lookup) : draft.title.trim() !== ""));
