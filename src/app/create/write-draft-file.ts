import type { Draft } from "../../model/answers.ts";

/**
 * The text of a file that holds one draft: a backup with nothing else in it, so that the vault can bring it back as well.
 *
 * Apart from what reads such files: it must be here when the network is not.
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
