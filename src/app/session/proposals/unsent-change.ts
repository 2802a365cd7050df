import * as z from "zod/mini";
import type { EditorStart } from "../../../ui/session/proposals/proposal-editor.tsx";
import { parseUnsent } from "../parse-unsent.ts";

const shape: z.ZodMiniType<EditorStart> = z.object({
  kind: z.enum(["replace", "insert", "delete", "moveUp", "moveDown"]),
  title: z.string(),
  text: z.string(),
  reason: z.string(),
});

/** The stored change that was typed but not sent; null if there is none. */
export const readUnsent = (kept: string | undefined): EditorStart | null => parseUnsent(shape, kept);
