import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../build/catalog/compiled-catalog.ts";

const read = new Map<string, Promise<Uint8Array>>();

/** The bytes of a file of `public/fonts`; the same array each time, so that a font is parsed once. */
export const fontFile = (file: string): Promise<Uint8Array> => {
  const known = read.get(file) ?? readFile(join(ROOT, "public/fonts", file));
  read.set(file, known);
  return known;
};
