import type { StaticFile } from "./static-files.ts";

/**
 * The first picture of an address, to stand before the root of its page; empty where none is known.
 *
 * Source: `first-pictures.json`, markup by path.
 */
export const readFirstPictures = async (list: StaticFile | undefined): Promise<(path: string) => string> => {
  if (!list) return () => "";
  const text = new TextDecoder().decode(await list.bytes("identity"));
  const pictures = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, string>>));
  return (path) => pictures.get(path) ?? "";
};
