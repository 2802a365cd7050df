import * as z from "zod/mini";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { MOST_TITLE, plainLineShape } from "./plain-line.ts";

/** The signed document that a session amends; its title is the word of the person who started the session. */
export const amendedFileShape: z.ZodMiniType<AmendedFile> = z.object({
  session: z.string().check(z.regex(/^[\w-]{22}$/)),
  file: z.string().check(z.regex(/^[\w-]{43}$/)),
  title: plainLineShape(MOST_TITLE),
});
