import { readDraft } from "./draft-shape.ts";
import { readStoredResult } from "./result-shape.ts";
import { readSavedReview } from "./review-shape.ts";
import { readTrackedItem, readVaultDocument } from "./vault-shape.ts";

/** What reads the records of each store; every record goes through its reader before anything else sees it. */
export const readers = {
  drafts: readDraft,
  documents: readVaultDocument,
  tracked: readTrackedItem,
  reviews: readSavedReview,
  results: readStoredResult,
} as const;
