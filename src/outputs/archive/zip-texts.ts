import { strToU8, zipSync } from "fflate";

// A fixed time makes the same texts the same bytes, and says nothing of when the author works.
const ANY_TIME = "1980-01-01T00:00:00";

/** A ZIP archive of texts by path. The same texts give the same bytes. */
export const zipTexts = (texts: { readonly [path: string]: string }): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])), { mtime: ANY_TIME });
