import * as z from "zod/mini";
import type { TrackedItem, VaultDocument } from "../../../model/storage/vault.ts";
import {
  isoCalendarDate,
  id,
  language,
  isoDateTime,
  nonNegativeInteger,
  rawAnswers,
  readerOf,
} from "./record-fields.ts";

const file = z.object({
  id,
  name: z.string(),
  mime: z.string(),
  size: nonNegativeInteger,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const version = z.object({
  number: nonNegativeInteger.check(z.minimum(1)),
  saved: isoDateTime,
  files: z.array(file),
  answers: z.nullable(rawAnswers),
});

const document: z.ZodMiniType<VaultDocument> = z.object({
  format: z.literal(1),
  id,
  name: z.string(),
  definition: z.nullable(id),
  language,
  tags: z.array(z.string()),
  created: isoDateTime,
  changed: isoDateTime,
  trashed: z.nullable(isoDateTime),
  versions: z.array(version).check(z.minLength(1)),
});

const span = nonNegativeInteger.check(z.maximum(36_500));
const MAX_REMINDERS = 100;

const tracked: z.ZodMiniType<TrackedItem> = z.object({
  format: z.literal(1),
  id,
  name: z.string(),
  document: z.nullable(id),
  effective: z.nullable(isoCalendarDate),
  end: z.nullable(isoCalendarDate),
  renewMonths: z.nullable(span),
  notice: z.nullable(z.object({ months: span, days: span })),
  remind: z.array(span).check(z.maxLength(MAX_REMINDERS)),
  seen: z.array(z.string()),
  note: z.string(),
  changed: isoDateTime,
});

/** The vault document in a stored record, or null if it is unreadable. */
export const readVaultDocument = readerOf(document);

/** The tracked item in a stored record, or null if it is unreadable. */
export const readTrackedItem = readerOf(tracked);
