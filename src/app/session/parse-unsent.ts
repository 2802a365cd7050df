import type * as z from "zod/mini";

/** Parses unsent input that is stored with a session (`unsent`); null if it does not have this shape. */
export const parseUnsent = <Typed>(shape: z.ZodMiniType<Typed>, kept: string | undefined): Typed | null => {
  if (kept === undefined) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
