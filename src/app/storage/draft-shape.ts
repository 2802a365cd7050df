import * as z from "zod/mini";
import type { Draft, Raw, RawAnswers } from "../../model/answers.ts";

const raw: z.ZodMiniType<Raw> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(raw), z.record(z.string(), raw)]),
);

const answers: z.ZodMiniType<RawAnswers> = z.record(z.string(), raw);

const shape = z.object({
  format: z.literal(1),
  id: z.string().check(z.minLength(1)),
  definition: z.string(),
  version: z.string(),
  hash: z.string(),
  language: z.string(),
  answers,
  step: z.nullable(z.string()),
  kept: z.array(z.string()),
  created: z.string(),
  changed: z.string(),
  title: z.string(),
});

/** The draft in a stored record, or null when it is none we can read. */
export const readDraft = (record: unknown): Draft | null => {
  const parsed = shape.safeParse(record);
  return parsed.success ? parsed.data : null;
};
