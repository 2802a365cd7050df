import * as z from "zod/mini";
import type { NoteContent } from "../../../model/session/session-event.ts";
import { MAX_TYPED_TEXT } from "./limits.ts";

const id = z.nullable(z.string().check(z.maxLength(120)));

const shape: z.ZodMiniType<NoteContent> = z.object({
  clause: id,
  proposal: id,
  text: z.string().check(z.maxLength(MAX_TYPED_TEXT)),
});

/** The decrypted value as the content of a note; null if it is not a note. */
export const readNote = (value: unknown): NoteContent | null => {
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : null;
};
