import * as z from "zod/mini";
import type { AmendedFile } from "../../../model/session/session-event.ts";

/** The signed document that a session amends. */
export const amendedFileShape: z.ZodMiniType<AmendedFile> = z.object({
  session: z.string().check(z.regex(/^[\w-]{22}$/)),
  file: z.string().check(z.regex(/^[\w-]{43}$/)),
  title: z.string().check(z.maxLength(10_000)),
});
