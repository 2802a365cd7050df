import * as z from "zod/mini";
import type { Draft } from "../../../model/answers.ts";
import { answers, id, language, moment, raw, readerOf } from "./record-fields.ts";

const shape: z.ZodMiniType<Draft> = z.object({
  format: z.literal(1),
  id,
  definition: id,
  version: z.string(),
  hash: z.string(),
  language,
  answers,
  step: z.nullable(z.string()),
  kept: z.array(z.string()),
  others: z.optional(z.array(z.object({ path: z.string(), value: raw }))),
  created: moment,
  changed: moment,
  title: z.string(),
});

/** The draft in a stored record, or null if it is unreadable. */
export const readDraft = readerOf(shape);
