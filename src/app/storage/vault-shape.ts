import * as z from "zod/mini";
import type { RawAnswers } from "../../model/answers.ts";
import type { TrackedItem, VaultDocument } from "../../model/vault.ts";

const isRecord = (value: unknown): value is RawAnswers =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const file = z.object({ id: z.string(), name: z.string(), mime: z.string(), size: z.number(), hash: z.string() });

const version = z.object({
  number: z.number(),
  saved: z.string(),
  files: z.array(file),
  answers: z.nullable(z.custom<RawAnswers>(isRecord)),
});

const document = z.object({
  format: z.literal(1),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  definition: z.nullable(z.string()),
  language: z.string(),
  tags: z.array(z.string()),
  created: z.string(),
  changed: z.string(),
  trashed: z.nullable(z.string()),
  versions: z.array(version).check(z.minLength(1)),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(36_500));

const tracked = z.object({
  format: z.literal(1),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  document: z.nullable(z.string()),
  effective: z.nullable(day),
  end: z.nullable(day),
  renewMonths: z.nullable(count),
  notice: z.nullable(z.object({ months: count, days: count })),
  remind: z.array(count),
  seen: z.array(z.string()),
  note: z.string(),
  changed: z.string(),
});

/** The vault document in a stored record, or null when it is none we can read. */
export const readVaultDocument = (record: unknown): VaultDocument | null => {
  const parsed = document.safeParse(record);
  return parsed.success ? parsed.data : null;
};

/** The tracked item in a stored record, or null when it is none we can read. */
export const readTrackedItem = (record: unknown): TrackedItem | null => {
  const parsed = tracked.safeParse(record);
  return parsed.success ? parsed.data : null;
};
