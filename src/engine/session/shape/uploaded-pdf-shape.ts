import * as z from "zod/mini";
import { PAGE_FIELD_KINDS } from "../../../model/session/uploaded-pdf.ts";
import type { PageField, UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import { MAX_FIELDS } from "./limits.ts";

/** The unit of a place on a page is 1/10,000 of its width or height. */
const WHOLE = 10_000;

const id = z.string().check(z.regex(/^[\w.-]{1,120}$/));
const place = z.number().check(z.int(), z.minimum(0), z.maximum(WHOLE));
const extent = z.number().check(z.int(), z.minimum(1), z.maximum(WHOLE));

const field = z
  .object({
    id,
    seat: id,
    kind: z.enum(PAGE_FIELD_KINDS),
    page: z.int().check(z.minimum(1), z.maximum(WHOLE)),
    x: place,
    y: place,
    width: extent,
    height: extent,
  })
  .check(z.refine(({ x, y, width, height }) => x + width <= WHOLE && y + height <= WHOLE));

/** The fields placed on a PDF. */
export const pageFieldsShape: z.ZodMiniType<readonly PageField[]> = z
  .readonly(z.array(field))
  .check(z.maxLength(MAX_FIELDS));

/** An uploaded PDF with its fields. */
export const uploadedPdfShape: z.ZodMiniType<UploadedPdf> = z.object({
  sha256: z.string().check(z.regex(/^[\w-]{43}$/)),
  bytes: z.int().check(z.minimum(1)),
  blob: z.string().check(z.regex(/^[\w-]{22}$/)),
  fields: pageFieldsShape,
});
