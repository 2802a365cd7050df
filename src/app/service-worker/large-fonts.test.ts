import { expect, test } from "vitest";
import { largeFontAddress, readLargeFonts, unusedFonts, writeLargeFonts } from "./large-fonts.ts";

const SITE = "https://forms.example";
const fonts = new Map([
  ["/fonts/NotoSansJP-Regular.otf", "1a2b"],
  ["/fonts/NotoSansSC-Bold.otf", "3c4d"],
]);

test("the fonts written into the service worker are the fonts it reads", () => {
  expect(readLargeFonts(writeLargeFonts(fonts))).toEqual(fonts);
  expect(readLargeFonts(writeLargeFonts(new Map()))).toEqual(new Map());
});

test("a large font is cached by the hash of its content, whatever query it is requested with", () => {
  const address = `${SITE}/fonts/NotoSansJP-Regular.otf?1a2b`;
  expect(largeFontAddress(`${SITE}/fonts/NotoSansJP-Regular.otf`, fonts)).toBe(address);
  expect(largeFontAddress(`${SITE}/fonts/NotoSansJP-Regular.otf?old`, fonts)).toBe(address);
  expect(largeFontAddress(`${SITE}/fonts/NotoSansJP-Regular.otf`, new Map([...fonts].slice(0, 0)))).toBeNull();
});

test("small fonts and catalog files are cached with the version", () => {
  expect(largeFontAddress(`${SITE}/fonts/Tinos-Regular.ttf`, fonts)).toBeNull();
  expect(largeFontAddress(`${SITE}/catalog/will.en.json`, fonts)).toBeNull();
});

test("a font with another content, a removed font and one cached by name alone are deleted", () => {
  const current = `${SITE}/fonts/NotoSansSC-Bold.otf?3c4d`;
  const old = [
    `${SITE}/fonts/NotoSansSC-Bold.otf?0000`,
    `${SITE}/fonts/NotoSansSC-Bold.otf`,
    `${SITE}/fonts/Removed.otf?5e6f`,
  ];
  expect(unusedFonts([current, ...old], fonts)).toEqual(old);
});
