import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { entryName } from "../../../text/words/entry-name.ts";

/** Orders listings by the alphabet. */
export const byName = (a: IndexEntry, b: IndexEntry): number =>
  entryName(a.entry).localeCompare(entryName(b.entry), "en");
