import * as z from "zod/mini";
import type { SavedReview } from "../../../model/review/saved-review.ts";
import { id, isoDateTime, pagePath, readerOf, nonNegativeInteger } from "./record-fields.ts";

const note = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

const decision = z.object({ state: z.enum(["accepted", "dismissed"]), text: z.optional(z.string()) });

const review: z.ZodMiniType<SavedReview> = z.object({
  format: z.literal(1),
  id,
  name: z.string(),
  page: pagePath,
  read: z.object({ text: z.string(), pages: z.array(nonNegativeInteger), notes: z.array(note) }),
  kind: z.nullable(z.string()),
  side: z.nullable(z.string()),
  place: z.optional(z.string()),
  tone: z.optional(z.literal("firm")),
  decisions: z.record(z.string(), decision),
  findings: nonNegativeInteger,
  missing: z.nullable(nonNegativeInteger),
  changed: isoDateTime,
});

/** The review in a stored record, or null if it is unreadable. */
export const readSavedReview = readerOf(review);
