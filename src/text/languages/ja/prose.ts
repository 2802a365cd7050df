import { toCivilDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { japaneseEra } from "../../../values/japanese-era.ts";
import { formatDocumentNumber, formatDocumentMoney } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { splitAmount } from "../../numbers/money-styles.ts";
import { wholeNumber } from "../../numbers/number-styles.ts";
import { japaneseCardinal, japaneseFormal } from "./numbers.ts";
import { japaneseParty } from "./party.ts";
import { isPeriodUnit } from "../../words/prose-words.ts";
import type { PeriodUnit, ProseWords } from "../../words/prose-words.ts";
import { partyStem } from "../shared/party-stem.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

const NOUNS: { readonly [currency: string]: string } = { JPY: "円", USD: "米ドル", EUR: "ユーロ", GBP: "英ポンド" };

const symbols: NumberSymbols = { group: ",", point: ".", before: {}, after: NOUNS };

const UNITS: { readonly [unit in PeriodUnit]: string } = {
  minute: "分",
  hour: "時間",
  day: "日",
  business_day: "営業日",
  week: "週間",
  month: "か月",
  year: "年",
};

const inFigures = (number: Decimal, unit: string | null): string =>
  formatDocumentNumber(number, symbols) + (isPeriodUnit(unit) ? UNITS[unit] : "");

/** Periods are written in figures alone, as Japanese contracts write them; a bare number in both. */
const inWords = (number: Decimal, unit: string | null): string => {
  const whole = wholeNumber(number);
  if (whole === null || isPeriodUnit(unit)) return inFigures(number, unit);
  return `${japaneseCardinal(whole)}（${formatDocumentNumber(number, symbols)}）`;
};

const money = (amount: Decimal, currency: string): string => formatDocumentMoney(amount, currency, symbols);

/** In the formal characters of deeds, after 金; an amount with hundredths in figures. */
const moneyInWords = (amount: Decimal, currency: string): string => {
  const parts = splitAmount(amount, currency);
  if (!parts || parts.minor !== null) return `金${money(amount, currency)}`;
  return `金${japaneseFormal(parts.whole)}${NOUNS[currency] ?? currency}（${money(amount, currency)}）`;
};

const longDate = (date: CalendarDate): string => {
  const { year, month, day } = toCivilDate(date);
  return `${year}年${month}月${day}日`;
};

const eraDate = (date: CalendarDate): string => {
  const era = japaneseEra(date);
  if (!era) return longDate(date);
  const { month, day } = toCivilDate(date);
  return `${era.name}${era.year === 1 ? "元" : era.year}年${month}月${day}日`;
};

/** Running prose in Japanese. */
export const japanese: ProseWords = {
  language: "ja",
  locale: "ja-JP",
  homeCountry: "JP",
  inFigures,
  inWords,
  money,
  moneyInWords,
  percent: (number) => `${formatDocumentNumber(number, symbols)}%`,
  ordinal: (number) => `第${formatDocumentNumber(number, symbols)}`,
  longDate,
  fullDate: withWeekdayNames("月 火 水 木 金 土 日", longDate, (day, date) => `${date}（${day}）`),
  shortDate: (date) => {
    const { year, month, day } = toCivilDate(date);
    return `${year}/${month}/${day}`;
  },
  eraDate,
  between: (word, index, count) => {
    if (index < count - 1) return "、";
    return word === "and" ? "及び" : "又は";
  },
  betweenDescribed: (index, count) => (index < count - 1 ? "、" : "及び"),
  titleCase: (text) => text,
  yes: "はい",
  no: "いいえ",
  certainty: {
    statute: "法令の条文で確認済み",
    regulation: "規則の条文で確認済み",
    court: "裁判所のページで確認済み",
    agency: "行政機関のページで確認済み",
    self_help: "裁判所の手続案内ページで確認済み",
    summary: "解説で確認（条文は未確認）",
    proposal: "法案・改正案で確認（法令そのものは未確認）",
    disputed: "資料によって記載が異なる",
    unknown: "不明",
  },
  party: japaneseParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: "（住所：", trail: "）" }],
  definedTermSuffix: (n) => `（以下「${partyStem(n)}」という。）`,
  blank: "未記入",
  blanks: {
    name: "氏名",
    address: "住所",
    signer: "署名者の氏名",
    signer_title: "役職",
    formed_in: "設立地",
    date: "日付",
    money: "金額",
  },
};
