import { describe, expect, it } from "vitest";
import { germanCardinal } from "../languages/de/numbers.ts";
import { englishCardinal } from "../languages/en/numbers.ts";
import { spanishCardinal } from "../languages/es/numbers.ts";
import { frenchCardinal } from "../languages/fr/numbers.ts";
import { japaneseCardinal, japaneseFormal } from "../languages/ja/numbers.ts";
import type { Gender } from "./number-words.ts";
import { chineseCardinal, chineseFormal } from "../languages/zh-hans/numbers.ts";

describe("English numbers in words", () => {
  it.each([
    [0, "zero"],
    [1, "one"],
    [13, "thirteen"],
    [40, "forty"],
    [99, "ninety-nine"],
    [100, "one hundred"],
    [101, "one hundred one"],
    [1205, "one thousand two hundred five"],
    [10_000, "ten thousand"],
    [1_000_001, "one million one"],
    [
      999_999_999_999,
      "nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine",
    ],
  ])("%d is %s", (n, words) => expect(englishCardinal(n)).toBe(words));
});

describe("Spanish numbers in words", () => {
  const rows: readonly [number, Gender | undefined, string][] = [
    [1, undefined, "uno"],
    [1, "m", "un"],
    [1, "f", "una"],
    [12, "m", "doce"],
    [16, undefined, "dieciséis"],
    [21, undefined, "veintiuno"],
    [21, "m", "veintiún"],
    [21, "f", "veintiuna"],
    [31, "m", "treinta y un"],
    [100, undefined, "cien"],
    [101, undefined, "ciento uno"],
    [500, "m", "quinientos"],
    [700, "f", "setecientas"],
    [1200, "m", "mil doscientos"],
    [21_000, "m", "veintiún mil"],
    [100_000, "m", "cien mil"],
    [200_000, "f", "doscientas mil"],
    [1_000_000, "m", "un millón"],
    [21_000_000, "m", "veintiún millones"],
    [1_000_000_000, "m", "mil millones"],
    [2_345_678, undefined, "dos millones trescientos cuarenta y cinco mil seiscientos setenta y ocho"],
  ];
  it.each(rows)("%d (%s) is %s", (n, gender, words) => expect(spanishCardinal(n, gender)).toBe(words));
});

describe("French numbers in words", () => {
  const rows: readonly [number, Gender | undefined, string][] = [
    [1, "f", "une"],
    [17, undefined, "dix-sept"],
    [21, undefined, "vingt et un"],
    [21, "f", "vingt et une"],
    [70, undefined, "soixante-dix"],
    [71, undefined, "soixante et onze"],
    [77, undefined, "soixante-dix-sept"],
    [80, undefined, "quatre-vingts"],
    [81, undefined, "quatre-vingt-un"],
    [91, undefined, "quatre-vingt-onze"],
    [99, undefined, "quatre-vingt-dix-neuf"],
    [200, undefined, "deux cents"],
    [201, undefined, "deux cent un"],
    [280, undefined, "deux cent quatre-vingts"],
    [1000, undefined, "mille"],
    [1200, undefined, "mille deux cents"],
    [80_000, undefined, "quatre-vingt mille"],
    [200_000, undefined, "deux cent mille"],
    [1_000_000, undefined, "un million"],
    [80_000_000, undefined, "quatre-vingts millions"],
    [2_000_000_000, undefined, "deux milliards"],
  ];
  it.each(rows)("%d (%s) is %s", (n, gender, words) => expect(frenchCardinal(n, gender)).toBe(words));
});

describe("German numbers in words", () => {
  const rows: readonly [number, Gender | undefined, string][] = [
    [1, undefined, "eins"],
    [1, "m", "ein"],
    [1, "f", "eine"],
    [12, "m", "zwölf"],
    [21, undefined, "einundzwanzig"],
    [30, undefined, "dreißig"],
    [101, undefined, "einhunderteins"],
    [111, undefined, "einhundertelf"],
    [1200, "m", "eintausendzweihundert"],
    [21_000, undefined, "einundzwanzigtausend"],
    [1_000_000, undefined, "eine Million"],
    [2_000_001, undefined, "zwei Millionen eins"],
    [101_000_000, undefined, "einhunderteins Millionen"],
    [3_000_000_000, undefined, "drei Milliarden"],
  ];
  it.each(rows)("%d (%s) is %s", (n, gender, words) => expect(germanCardinal(n, gender)).toBe(words));
});

describe("Japanese numbers in kanji", () => {
  it.each([
    [0, "〇", "〇"],
    [10, "十", "壱拾"],
    [12, "十二", "壱拾弐"],
    [110, "百十", "壱百壱拾"],
    [1200, "千二百", "壱千弐百"],
    [10_000, "一万", "壱万"],
    [1_200_000, "百二十万", "壱百弐拾万"],
    [300_000_005, "三億五", "参億五"],
  ])("%d is %s, in deeds %s", (n, plain, formal) => {
    expect(japaneseCardinal(n)).toBe(plain);
    expect(japaneseFormal(n)).toBe(formal);
  });
});

describe("Chinese numbers in words", () => {
  it.each([
    [0, "零", "零"],
    [10, "十", "壹拾"],
    [12, "十二", "壹拾贰"],
    [110, "一百一十", "壹佰壹拾"],
    [105, "一百零五", "壹佰零伍"],
    [1005, "一千零五", "壹仟零伍"],
    [1050, "一千零五十", "壹仟零伍拾"],
    [10_500, "一万零五百", "壹万零伍佰"],
    [100_005, "十万零五", "壹拾万零伍"],
    [1_200_000, "一百二十万", "壹佰贰拾万"],
    [100_010_000, "一亿零一万", "壹亿零壹万"],
    [100_001_000, "一亿零一千", "壹亿零壹仟"],
  ])("%d is %s, on checks %s", (n, plain, formal) => {
    expect(chineseCardinal(n)).toBe(plain);
    expect(chineseFormal(n)).toBe(formal);
  });
});
