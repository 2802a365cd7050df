import * as z from "zod/mini";
import type { EditorStart } from "../../../ui/session/proposals/proposal-editor.tsx";

const shape: z.ZodMiniType<EditorStart> = z.object({
  kind: z.enum(["replace", "insert", "delete", "moveUp", "moveDown"]),
  title: z.string(),
  text: z.string(),
  reason: z.string(),
});

/** What was typed and not sent, as it was kept; null if there is none. */
export const readUnsent = (kept: string | undefined): EditorStart | null => {
  if (kept === undefined) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
