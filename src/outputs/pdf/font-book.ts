import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { openFace } from "./face.ts";
import type { Face } from "./face.ts";

/** Finds the font face for a character; null if none of our fonts has a glyph for it. */
export type FontBook = {
  readonly faces: readonly Face[];
  readonly faceFor: (codePoint: number, font: string, bold: boolean) => Face | null;
};

/** Text printed in one font; `font` is the name from the settings. */
export type FontSample = { readonly font: string; readonly bold: boolean; readonly text: string };

/** Metric-compatible substitutes for fonts from the settings; Arimo (for Arial) is the default. */
const SUBSTITUTES: readonly (readonly [RegExp, string])[] = [
  [/courier|mono|consolas/i, "Cousine"],
  [/times|georgia|garamond|cambria|(?<!sans[- ])serif/i, "Tinos"],
];
const SANS = "Arimo";

/** Families for East Asian words in a document of another language. */
const OTHER_EAST_ASIAN = ["NotoSansJP", "NotoSansSC"];

/** From this code point on, East Asian text uses its own font even for symbols that Latin fonts have: “ ” … ① */
const FIRST_SHARED_CODE_POINT = 0x2000;

const faceName = (family: string, bold: boolean): string => `${family}-${bold ? "Bold" : "Regular"}`;
const fileOf = (name: string): string => name + (name.startsWith("Noto") ? ".otf" : ".ttf");

/**
 * Loads only the faces a document needs: the next font of the fallback chain is fetched only for a character that the
 * earlier ones lack.
 */
export async function openFontBook(
  samples: readonly FontSample[],
  language: string,
  load: (file: string) => Promise<Uint8Array>,
): Promise<FontBook> {
  const faces = new Map<string, Face>();
  const chain = chainOf(language);
  const openFor = async (codePoint: number, { font, bold }: Omit<FontSample, "text">): Promise<void> => {
    for (const family of chain(codePoint, font)) {
      const name = faceName(family, bold);
      const face = faces.get(name) ?? openFace(name, await load(fileOf(name)));
      faces.set(name, face);
      if (face.covers(codePoint)) return;
    }
  };
  for (const [fontKey, codePoints] of charactersByFont(samples)) {
    for (const codePoint of codePoints) await openFor(codePoint, fontKey);
  }

  const known = new Map<string, Map<number, Face | null>>();
  return {
    faces: [...faces.values()],
    faceFor: (codePoint, font, bold) => {
      const fontKey = bold ? `${font} bold` : font;
      const found = known.get(fontKey) ?? new Map<number, Face | null>();
      known.set(fontKey, found);
      const before = found.get(codePoint);
      if (before !== undefined) return before;
      const names = chain(codePoint, font).map((family) => faceName(family, bold));
      const face = names.map((name) => faces.get(name)).find((candidate) => candidate?.covers(codePoint)) ?? null;
      found.set(codePoint, face);
      return face;
    },
  };
}

/** Whether an East Asian font may have a character, so that an emoji does not trigger a two-megabyte download. */
const isEastAsian = (codePoint: number): boolean =>
  codePoint < 0xd800 || (codePoint >= 0xf900 && codePoint <= 0xffef) || (codePoint >= 0x20000 && codePoint < 0x30000);

/** The distinct characters of each font and weight. */
function charactersByFont(
  samples: readonly FontSample[],
): readonly (readonly [Omit<FontSample, "text">, ReadonlySet<number>])[] {
  const byFont = new Map<string, readonly [Omit<FontSample, "text">, Set<number>]>();
  for (const { font, bold, text } of samples) {
    const key = `${font} ${bold}`;
    const entry = byFont.get(key) ?? [{ font, bold }, new Set<number>()];
    byFont.set(key, entry);
    for (const character of text) {
      if (character !== "\n") entry[1].add(character.codePointAt(0)!);
    }
  }
  return [...byFont.values()];
}

/** The families to try for a character, best first. */
function chainOf(language: string): (codePoint: number, font: string) => readonly string[] {
  const own = pageConventions(language).eastAsianFonts?.files;
  const eastAsian = own ?? OTHER_EAST_ASIAN;
  return (codePoint, font) => {
    const printActual = SUBSTITUTES.find(([pattern]) => pattern.test(font))?.[1] ?? SANS;
    const latin = printActual === SANS ? [SANS] : [printActual, SANS];
    if (!isEastAsian(codePoint)) return latin;
    return own && codePoint >= FIRST_SHARED_CODE_POINT ? [...eastAsian, ...latin] : [...latin, ...eastAsian];
  };
}
