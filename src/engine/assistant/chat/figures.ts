/** A figure in a text: its value as plain digits, and what it counts, such as "days"; empty if nothing says so. */
export type TextFigure = {
  readonly value: string;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
};

const SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
const UNITS = `${SMALL} seventeen eighteen nineteen`.split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: { readonly [word: string]: number } = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const TIMES: { readonly [word: string]: number } = { twice: 2, double: 2, triple: 3, treble: 3, dozen: 12, half: 0.5 };
const KANJI_DIGITS = "〇一二三四五六七八九";
const KANJI_TENS: { readonly [word: string]: number } = { 十: 10, 百: 100, 千: 1000 };
const KANJI_SCALES: { readonly [word: string]: number } = { 万: 1e4, 億: 1e8 };

const WORD = `(?:${[...UNITS, ...TENS, ...Object.keys(SCALES), ...Object.keys(TIMES)].join("|")})`;
const DIGITS = String.raw`\p{Nd}+(?:,\p{Nd}{3})*(?:\.\p{Nd}+)*`;
const SCALE = String.raw`(?:[\s-]*(?:hundred|thousand|million|billion)\b|[百千万億]+)?`;
const KANJI = `[${KANJI_DIGITS}十百千万億]+`;
// A run of kanji numerals without a unit ("一般") is not a figure. It is matched whole so that it is not scanned again
// from each character.
const KANJI_FIGURE = `${KANJI}(?=[年月日週円割倍時歳人回か箇ヶカ%])|(?<none>${KANJI})`;
const FIGURE = new RegExp(`${DIGITS}${SCALE}|\\b${WORD}(?:(?:[\\s-]+|\\s+and\\s+)${WORD})*\\b|${KANJI_FIGURE}`, "giu");

const DAY_KIND = String.raw`(?:(?:calendar|business|court|working|full|consecutive)[\s-]+)?`;
/** What follows a figure, and what it means, in English and Japanese. */
const UNIT_AFTER: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^[\s-]*${DAY_KIND}days?\b|^\s*日`, "i"), "days"],
  [/^[\s-]*weeks?\b|^\s*週/i, "weeks"],
  [/^[\s-]*(?:calendar[\s-]+)?months?\b|^\s*[かヶカ箇]月/i, "months"],
  [/^[\s-]*(?:calendar[\s-]+)?years?\b|^\s*年/i, "years"],
  [/^[\s-]*hours?\b|^\s*時間/i, "hours"],
  [/^\s*(?:%|percent\b|per cent\b|パーセント)/i, "percent"],
  [/^\s*(?:dollars?\b|USD\b|ドル|円)/i, "money"],
];

const wordsValue = (text: string): number => {
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const unit = UNITS.indexOf(word);
    const ten = TENS.indexOf(word);
    const scale = SCALES[word];
    if (unit >= 0) part += unit;
    else if (ten >= 0) part += (ten + 2) * 10;
    else if (scale === 100) part = Math.max(part, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(part, 1) * scale;
      part = 0;
    } else part += TIMES[word] ?? 0;
  }
  return total + part;
};

const kanjiValue = (text: string): number => {
  let [total, part, digit] = [0, 0, 0];
  for (const sign of text) {
    const offset = KANJI_DIGITS.indexOf(sign);
    const ten = KANJI_TENS[sign];
    if (offset >= 0) digit = digit * 10 + offset;
    else if (ten !== undefined) {
      part += Math.max(digit, 1) * ten;
      digit = 0;
    } else {
      total += Math.max(part + digit, 1) * (KANJI_SCALES[sign] ?? 1);
      [part, digit] = [0, 0];
    }
  }
  return total + part + digit;
};

/** Digits without thousands separators and trailing zeros; a section number such as 1.2.3 stays as it is. */
const plainDigits = (digits: string): string => {
  const bare = digits.replaceAll(",", "");
  return /^[0-9]+(?:\.[0-9]+)?$/.test(bare) ? String(Number(bare)) : bare;
};

const scaled = (digits: string, scale: string): string => {
  const words = scale.replace(/^[\s-]+/, "");
  const factor = /^[a-z]/i.test(words) ? wordsValue(words) : kanjiValue(words);
  return String(Number((Number(plainDigits(digits)) * factor).toPrecision(12)));
};

const valueOf = (found: string): string => {
  const [digits] = /^\p{Nd}[\p{Nd},.]*/u.exec(found) ?? [];
  if (digits === undefined) return String(/^[a-z]/i.test(found) ? wordsValue(found) : kanjiValue(found));
  const scale = found.slice(digits.length);
  return scale.trim() === "" ? plainDigits(digits.replace(/[,.]$/, "")) : scaled(digits, scale);
};

/** Whether a figure is the year or the day of a Japanese date, which ISO and English dates write without a unit. */
const isPartOfJapaneseDate = (before: string, found: string, after: string): boolean =>
  (/^(?:19|20)\d\d$/.test(found) && /^年(?!間)/.test(after)) ||
  (/[0-9一二三四五六七八九十]月$/.test(before) && /^日(?!間)/.test(after));

const unitOf = (before: string, found: string, after: string): string => {
  if (isPartOfJapaneseDate(before, found, after)) return "";
  if (/[$¥€£]\s*$/.test(before)) return "money";
  return UNIT_AFTER.find(([pattern]) => pattern.test(after))?.[1] ?? "";
};

const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = MONTHS.join("|");
// Matches the month before the spaces; the other order takes quadratic time on a long run of spaces (ReDoS).
const MONTH_OF_DATE = new RegExp(
  String.raw`\b(?:${MONTH})(?=\s+\p{Nd})|(?=(?:${MONTH})\b)(?<=\p{Nd}\s+)(?:${MONTH})`,
  "giu",
);
const ISO_MONTH = /(?<=\b\d{4}-)(\d\d)(?=-\d\d\b)/g;
const JAPANESE_MONTH = /(\d{1,2})(?=月\s*\d)/g;

const monthsIn = (text: string): readonly TextFigure[] =>
  [
    ...[...text.matchAll(MONTH_OF_DATE)].map((match) => ({ match, month: MONTHS.indexOf(match[0].toLowerCase()) + 1 })),
    ...[ISO_MONTH, JAPANESE_MONTH].flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => ({ match, month: Number(match[0]) })),
    ),
  ].map(({ match: { 0: found, index }, month }) => ({
    value: String(month),
    unit: "month of a date",
    start: index,
    end: index + found.length,
  }));

/** A lone "one" is usually a pronoun. */
const isPronoun = (found: string, unit: string): boolean => found.toLowerCase() === "one" && unit === "";

/**
 * Every figure of a text, in digits or in English or Japanese words. The text is expected in the form NFKC.
 *
 * Digits of other scripts keep their form, so they equal no other figure.
 *
 * @example figuresOfText("within thirty days") → [{ value: "30", unit: "days", start: 7, end: 13 }]
 */
export const figuresOfText = (text: string): readonly TextFigure[] => [
  ...[...text.matchAll(FIGURE)].flatMap(({ 0: found, index, groups }) => {
    if (groups?.["none"] !== undefined) return [];
    const end = index + found.length;
    const unit = unitOf(text.slice(Math.max(0, index - 3), index), found, text.slice(end, end + 40));
    return isPronoun(found, unit) ? [] : [{ value: valueOf(found), unit, start: index, end }];
  }),
  ...monthsIn(text),
];
