import * as z from "zod/mini";
import type { Evidence } from "../../../model/session/evidence.ts";
import { amendedFileShape } from "../shape/amended-file-shape.ts";
import { documentShape } from "../shape/document-shape.ts";
import { uploadedPdfShape } from "../shape/uploaded-pdf-shape.ts";

const text = z.string().check(z.maxLength(1_000_000));

const entry = z.object({
  envelope: z.object({
    session: text,
    seq: z.int(),
    prev: text,
    author: text,
    signature: text,
    ciphertext: text,
  }),
  at: text,
  headSignature: text,
});

const evidence: z.ZodMiniType<Evidence> = z.object({
  format: z.literal(1),
  session: text,
  headKey: text,
  zone: z.string().check(z.maxLength(100)),
  writer: z.optional(z.int()),
  document: documentShape,
  file: z.optional(uploadedPdfShape),
  amends: z.optional(amendedFileShape),
  devices: z.readonly(z.array(text)),
  entries: z.readonly(z.array(entry)),
  opened: z.readonly(z.array(z.object({ seq: z.int(), key: text }))),
});

/** Parses evidence; null if the text is not evidence. Never throws. */
export const readEvidence = (json: string): Evidence | null => {
  try {
    const parsed = evidence.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
