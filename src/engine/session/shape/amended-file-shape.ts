import * as z from "zod/mini";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { MAX_TYPED_TEXT } from "./limits.ts";

/**
 * The signed document that a session amends; its title is the word of the person who started the session. A new session
 * writes a plain line, but this reads what every version could write: a log or a sealed file is kept for years.
 */
export const amendedFileShape: z.ZodMiniType<AmendedFile> = z.object({
  session: z.string().check(z.regex(/^[\w-]{22}$/)),
  file: z.string().check(z.regex(/^[\w-]{43}$/)),
  title: z.string().check(z.maxLength(MAX_TYPED_TEXT)),
});
