import * as z from "zod/mini";
import type { NoteContent } from "../../../model/session/session-event.ts";
import { MAX_TYPED_TEXT } from "./limits.ts";

const id = z.nullable(z.string().check(z.maxLength(120)));

const shape: z.ZodMiniType<NoteContent> = z.object({
  clause: id,
  proposal: id,
  text: z.string().check(z.maxLength(MAX_TYPED_TEXT)),
});

/** The content of a decrypted note; null if it is none. */
export const readNote = (value: unknown): NoteContent | null => {
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : null;
};
