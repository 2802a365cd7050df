import { openFace } from "./face.ts";
import type { Face } from "./face.ts";

/** Answers which face prints a character; null where no font of ours holds it. */
export type FontBook = {
  readonly faces: readonly Face[];
  readonly faceFor: (codePoint: number, font: string, bold: boolean) => Face | null;
};

/** Text that is printed in one font; `font` is the name the settings use. */
export type Sample = { readonly font: string; readonly bold: boolean; readonly text: string };

/** Our fonts with the widths of the ones people choose by name; Arimo, like Arial, for the rest. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/courier|mono|consolas/i, "Cousine"],
  [/times|georgia|garamond|cambria|(?<!sans[- ])serif/i, "Tinos"],
];
const SANS = "Arimo";
const EAST_ASIAN: { readonly [language: string]: readonly string[] } = {
  ja: ["NotoSansJP", "NotoSansSC"],
  zh: ["NotoSansSC", "NotoSansJP"],
};

/** From here on East Asian text takes even the signs that Latin fonts share from its own font: “ ” … ① */
const FIRST_SHARED_SIGN = 0x2000;

const faceName = (family: string, bold: boolean): string => `${family}-${bold ? "Bold" : "Regular"}`;
const fileOf = (name: string): string => name + (name.startsWith("Noto") ? ".otf" : ".ttf");

/**
 * The faces a document needs, and no others: the next font of the chain is fetched only for a character that those
 * before it do not hold.
 */
export async function openFontBook(
  samples: readonly Sample[],
  language: string,
  load: (file: string) => Promise<Uint8Array>,
): Promise<FontBook> {
  const faces = new Map<string, Face>();
  const chain = chainOf(language);
  const openFor = async (codePoint: number, { font, bold }: Omit<Sample, "text">): Promise<void> => {
    for (const family of chain(codePoint, font)) {
      const name = faceName(family, bold);
      const face = faces.get(name) ?? openFace(name, await load(fileOf(name)));
      faces.set(name, face);
      if (face.covers(codePoint)) return;
    }
  };
  for (const [look, codePoints] of lookedFor(samples)) {
    for (const codePoint of codePoints) await openFor(codePoint, look);
  }

  const known = new Map<string, Map<number, Face | null>>();
  return {
    faces: [...faces.values()],
    faceFor: (codePoint, font, bold) => {
      const look = bold ? `${font} bold` : font;
      const found = known.get(look) ?? new Map<number, Face | null>();
      known.set(look, found);
      const before = found.get(codePoint);
      if (before !== undefined) return before;
      const names = chain(codePoint, font).map((family) => faceName(family, bold));
      const face = names.map((name) => faces.get(name)).find((candidate) => candidate?.covers(codePoint)) ?? null;
      found.set(codePoint, face);
      return face;
    },
  };
}

/** Whether an East Asian font may hold a character: nobody should fetch two megabytes for a smiling face. */
const isEastAsian = (codePoint: number): boolean =>
  codePoint < 0xd800 || (codePoint >= 0xf900 && codePoint <= 0xffef) || (codePoint >= 0x20000 && codePoint < 0x30000);

/** The characters of each font and weight, once each. */
function lookedFor(samples: readonly Sample[]): readonly (readonly [Omit<Sample, "text">, ReadonlySet<number>])[] {
  const looks = new Map<string, readonly [Omit<Sample, "text">, Set<number>]>();
  for (const { font, bold, text } of samples) {
    const key = `${font} ${bold}`;
    const entry = looks.get(key) ?? [{ font, bold }, new Set<number>()];
    looks.set(key, entry);
    for (const character of text) {
      if (character !== "\n") entry[1].add(character.codePointAt(0)!);
    }
  }
  return [...looks.values()];
}

/** The families to try for a character, best first. */
function chainOf(language: string): (codePoint: number, font: string) => readonly string[] {
  const own = EAST_ASIAN[language.split("-")[0] ?? ""];
  const eastAsian = own ?? EAST_ASIAN["ja"]!;
  return (codePoint, font) => {
    const standIn = STAND_INS.find(([pattern]) => pattern.test(font))?.[1] ?? SANS;
    const latin = standIn === SANS ? [SANS] : [standIn, SANS];
    if (!isEastAsian(codePoint)) return latin;
    return own && codePoint >= FIRST_SHARED_SIGN ? [...eastAsian, ...latin] : [...latin, ...eastAsian];
  };
}
