/** The large fonts of a version: the hash of each font's content, by its path. */
export type LargeFonts = ReadonlyMap<string, string>;

/** Writes the fonts as `readLargeFonts` reads them, in characters that no string literal escapes. */
export const writeLargeFonts = (fonts: LargeFonts): string => [...fonts].map((entry) => entry.join("=")).join("&");

/** Reads `path=hash` pairs joined by "&". */
export const readLargeFonts = (text: string): LargeFonts => new Map(new URLSearchParams(text));

/**
 * The address a large font is fetched and cached under: its path and the hash of its content, so that a changed font is
 * never answered from the cache. Null for every other request.
 */
export const largeFontAddress = (url: string, fonts: LargeFonts): string | null => {
  const { origin, pathname } = new URL(url);
  const hash = fonts.get(pathname);
  return hash === undefined ? null : `${origin}${pathname}?${hash}`;
};

/** The cached addresses that belong to no large font of this version. */
export const unusedFonts = (cached: readonly string[], fonts: LargeFonts): readonly string[] =>
  cached.filter((url) => url !== largeFontAddress(url, fonts));
