import { readDraft } from "./draft-shape.ts";
import { readStoredResult } from "./result-shape.ts";
import { readSavedReview } from "./review-shape.ts";
import { readTrackedItem, readVaultDocument } from "./vault-shape.ts";

/** The reader of each store. Every record is validated by its reader before any other code uses it. */
export const readers = {
  drafts: readDraft,
  documents: readVaultDocument,
  tracked: readTrackedItem,
  reviews: readSavedReview,
  results: readStoredResult,
} as const;
