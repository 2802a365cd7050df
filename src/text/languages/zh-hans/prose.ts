import { toCivilDate } from "../../../values/date.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { formatDocumentNumber, formatDocumentMoney } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { splitAmount } from "../../numbers/money-styles.ts";
import { wholeNumber } from "../../numbers/number-styles.ts";
import { chineseCardinal, chineseFormal } from "./numbers.ts";
import { chineseParty } from "./party.ts";
import { isPeriodUnit } from "../../words/prose-words.ts";
import type { PeriodUnit, ProseWords } from "../../words/prose-words.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

const symbols: NumberSymbols = {
  group: ",",
  point: ".",
  before: { CNY: "¥", USD: "US$", EUR: "€", GBP: "£", JPY: "JP¥" },
  after: {},
};

const CURRENCIES: { readonly [currency: string]: string } = {
  CNY: "人民币",
  USD: "美元",
  EUR: "欧元",
  GBP: "英镑",
  JPY: "日元",
};

const UNITS: { readonly [unit in PeriodUnit]: string } = {
  minute: "分钟",
  hour: "小时",
  day: "日",
  business_day: "个工作日",
  week: "周",
  month: "个月",
  year: "年",
};

const inFigures = (number: Decimal, unit: string | null): string =>
  formatDocumentNumber(number, symbols) + (isPeriodUnit(unit) ? UNITS[unit] : "");

/** Two is 两 before a measure word. */
const counted = (whole: number): string => (whole === 2 ? "两" : chineseCardinal(whole));

const inWords = (number: Decimal, unit: string | null): string => {
  const whole = wholeNumber(number);
  if (whole === null) return inFigures(number, unit);
  const isPeriod = isPeriodUnit(unit);
  const words = isPeriod ? counted(whole) : chineseCardinal(whole);
  return `${words}（${formatDocumentNumber(number, symbols)}）${isPeriod ? UNITS[unit] : ""}`;
};

const money = (amount: Decimal, currency: string): string => formatDocumentMoney(amount, currency, symbols);

/** Tenths and hundredths after 元: 伍角整, 零伍分, 伍角伍分; 整 where nothing smaller follows. */
const minorWords = (minor: string | null): string => {
  if (minor === null) return "整";
  const [tenths, hundredths] = [Number(minor[0]), Number(minor[1] ?? 0)];
  const jiao = tenths === 0 ? "零" : `${chineseFormal(tenths)}角`;
  return hundredths === 0 ? `${jiao}整` : `${jiao}${chineseFormal(hundredths)}分`;
};

const moneyInWords = (amount: Decimal, currency: string): string => {
  const parts = splitAmount(amount, currency);
  if (!parts) return money(amount, currency);
  const words = `${chineseFormal(parts.whole)}元${minorWords(parts.minor)}`;
  return `${CURRENCIES[currency] ?? currency}${words}（${money(amount, currency)}）`;
};

const longDate: ProseWords["longDate"] = (date) => {
  const { year, month, day } = toCivilDate(date);
  return `${year}年${month}月${day}日`;
};

/** Running prose in simplified Chinese. */
export const chinese: ProseWords = {
  language: "zh-Hans",
  locale: "zh-Hans-CN",
  homeCountry: "US",
  inFigures,
  inWords,
  money,
  moneyInWords,
  percent: (number) => `${formatDocumentNumber(number, symbols)}%`,
  ordinal: (number) =>
    `第${wholeNumber(number) === null ? formatDocumentNumber(number, symbols) : chineseCardinal(number.toNumber())}`,
  longDate,
  fullDate: withWeekdayNames(
    "星期一 星期二 星期三 星期四 星期五 星期六 星期日",
    longDate,
    (day, date) => `${date}${day}`,
  ),
  shortDate: (date) => {
    const { year, month, day } = toCivilDate(date);
    return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  },
  eraDate: longDate,
  between: (word, index, count) => {
    if (index < count - 1) return "、";
    return word === "and" ? "和" : "或";
  },
  betweenDescribed: (index, count) => {
    if (count === 2) return "，以及";
    return index === count - 1 ? "；以及" : "；";
  },
  titleCase: (text) => text,
  yes: "是",
  no: "否",
  certainty: {
    statute: "已核对法律条文",
    regulation: "已核对法规条文",
    court: "已核对法院网页",
    agency: "已核对政府机关网页",
    self_help: "已核对法院自助网页",
    summary: "仅见于摘要",
    proposal: "仅见于法案或提案，未见于法律本身",
    disputed: "各来源说法不一",
    unknown: "未知",
  },
  party: chineseParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: "（住址：", trail: "）" }],
  blank: "待填写",
  blanks: {
    name: "姓名",
    address: "地址",
    signer: "签字人姓名",
    signer_title: "职务",
    formed_in: "设立地",
    date: "日期",
    money: "金额",
  },
};
