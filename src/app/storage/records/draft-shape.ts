import * as z from "zod/mini";
import type { Draft } from "../../../model/answers.ts";
import { id, language, isoDateTime, rawAnswer, rawAnswers, readerOf } from "./record-fields.ts";

const shape: z.ZodMiniType<Draft> = z.object({
  format: z.literal(1),
  id,
  definition: id,
  version: z.string(),
  hash: z.string(),
  language,
  answers: rawAnswers,
  step: z.nullable(z.string()),
  kept: z.array(z.string()),
  others: z.optional(z.array(z.object({ path: z.string(), value: rawAnswer }))),
  created: isoDateTime,
  changed: isoDateTime,
  title: z.string(),
});

/** The draft in a stored record, or null if it is unreadable. */
export const readDraft = readerOf(shape);
