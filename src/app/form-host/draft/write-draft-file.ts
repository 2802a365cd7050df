import type { Draft } from "../../../model/answers.ts";

/**
 * The text of a file with one draft: a backup with a single record, so the vault can restore it as well.
 *
 * A module of its own, separate from the reader, because it must be available offline.
 */
export const writeDraftFile = (draft: Draft): string =>
  JSON.stringify({
    format: 2,
    made: draft.changed,
    drafts: [draft],
    documents: [],
    tracked: [],
    reviews: [],
    results: [],
    settings: {},
    files: {},
  });
