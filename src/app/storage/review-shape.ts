import * as z from "zod/mini";
import type { SavedReview } from "../../model/saved-review.ts";

const count = z.number().check(z.int(), z.minimum(0));

const note = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

const decision = z.object({ state: z.enum(["accepted", "dismissed"]), text: z.optional(z.string()) });

const review = z.object({
  format: z.literal(1),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  page: z.string().check(z.startsWith("/")),
  read: z.object({ text: z.string(), pages: z.array(count), notes: z.array(note) }),
  kind: z.nullable(z.string()),
  side: z.nullable(z.string()),
  decisions: z.record(z.string(), decision),
  findings: count,
  missing: count,
  changed: z.string(),
});

/** The review in a stored record, or null when it is none we can read. */
export const readSavedReview = (record: unknown): SavedReview | null => {
  const parsed = review.safeParse(record);
  return parsed.success ? parsed.data : null;
};
