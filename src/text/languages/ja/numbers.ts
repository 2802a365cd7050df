import { digitGroups } from "../../numbers/number-words.ts";

const PLACES = ["", "十", "百", "千"];
const FORMAL_PLACES = ["", "拾", "百", "千"];
const SCALES = ["", "万", "億"];
const DIGITS = "〇一二三四五六七八九";
/** The digits that the law requires where a figure must not be altered. */
const FORMAL_DIGITS = "〇壱弐参四五六七八九";

const group = (n: number, formal: boolean): string => {
  let words = "";
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(n / 10 ** place) % 10;
    if (digit === 0) continue;
    const silent = digit === 1 && place > 0 && !formal;
    words += (silent ? "" : (formal ? FORMAL_DIGITS : DIGITS)[digit]!) + (formal ? FORMAL_PLACES : PLACES)[place]!;
  }
  return words;
};

const cardinal = (whole: number, formal: boolean): string => {
  if (whole === 0) return DIGITS[0]!;
  return digitGroups(whole, 10_000)
    .map((digits, scale) => (digits === 0 ? "" : group(digits, formal) + SCALES[scale]!))
    .reverse()
    .join("");
};

/** A Japanese number in kanji. Example: japaneseCardinal(1200) is "千二百" */
export const japaneseCardinal = (whole: number): string => cardinal(whole, false);

/** A Japanese number in the kanji of deeds and bills. Example: japaneseFormal(1200) is "壱千弐百" */
export const japaneseFormal = (whole: number): string => cardinal(whole, true);
