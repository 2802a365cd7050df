import { LIMITS } from "../../../reading/file/limits.ts";
import type { ReviewSource } from "../worker/worker-messages.ts";

const MEGABYTE = 1_000_000;

/** The limits of an upload as they are shown. */
export const SHOWN_LIMITS = { megabytes: LIMITS.bytes / MEGABYTE, pages: LIMITS.pages };

/** The content of a file. One byte over the limit is enough to reject it; the rest is never read. */
export const readUpload = async (file: File): Promise<ReviewSource> => ({
  type: "file",
  name: file.name,
  bytes: new Uint8Array(await file.slice(0, LIMITS.bytes + 1).arrayBuffer()),
});
