import * as z from "zod/mini";
import type { RawAnswer } from "../../../model/answers.ts";
import { id, isoDateTime, rawAnswer, readerOf } from "./record-fields.ts";

/** A saved result as stored; any other members belong to the page that made it. */
export type StoredResult = { readonly id: string; readonly changed: string; readonly [part: string]: RawAnswer };

const result = z.pipe(z.catchall(z.object({ id, changed: isoDateTime }), rawAnswer), z.custom<StoredResult>());

/** The saved result in a stored record, or null if it is unreadable. */
export const readStoredResult = readerOf(result);
