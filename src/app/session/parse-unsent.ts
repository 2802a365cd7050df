import type * as z from "zod/mini";

/** What was typed and not sent, as a session keeps it (`unsent`); null if there is none of that shape. */
export const parseUnsent = <Typed>(shape: z.ZodMiniType<Typed>, kept: string | undefined): Typed | null => {
  if (kept === undefined) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
