import * as z from "zod/mini";
import type { Raw } from "../../model/answers.ts";
import { id, moment, raw, readerOf } from "./record-fields.ts";

/** A saved result as the store holds it; what it says beyond this belongs to the page that made it. */
export type StoredResult = { readonly id: string; readonly changed: string; readonly [part: string]: Raw };

const result = z.pipe(z.catchall(z.object({ id, changed: moment }), raw), z.custom<StoredResult>());

/** The saved result in a stored record, or null when it is none we can read. */
export const readStoredResult = readerOf(result);
