import type { Decimal } from "../../../values/decimal.ts";
import { formatDocumentNumber } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { moneyStyles } from "../../numbers/money-styles.ts";
import { countedStyles, wholeNumber } from "../../numbers/number-styles.ts";
import { englishCardinal } from "./numbers.ts";
import { englishParty } from "./party.ts";
import { englishPlaceInText } from "./place-in-text.ts";
import type { ProseWords } from "../../words/prose-words.ts";
import { withMonthNames } from "../shared/month-date.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

const symbols: NumberSymbols = {
  group: ",",
  point: ".",
  before: { USD: "$", EUR: "€", GBP: "£", JPY: "¥" },
  after: {},
  parentheses: true,
};

/** Lower-case inside a title, except as its first or last word. */
const SMALL_WORDS = new Set("a an the and but or nor for of on in to at by from with as".split(" "));

const ordinal = (number: Decimal): string => {
  const whole = wholeNumber(number);
  if (whole === null) return formatDocumentNumber(number, symbols);
  const isTeen = Math.floor(whole / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][whole % 10] ?? "th");
  return formatDocumentNumber(number, symbols) + ending;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const titleCase = (text: string): string => {
  const words = text.split(" ");
  const last = words.length - 1;
  const isSmall = (word: string, index: number) => index > 0 && index < last && SMALL_WORDS.has(word.toLowerCase());
  return words.map((word, index) => (isSmall(word, index) ? word.toLowerCase() : capital(word))).join(" ");
};

const longDate = withMonthNames(
  "January February March April May June July August September October November December",
  (day, month, year) => `${month} ${day}, ${year}`,
);

/** Running prose in American English. */
export const english: ProseWords = {
  language: "en",
  locale: "en-US",
  homeCountry: "US",
  ...countedStyles(symbols, englishCardinal, {
    minute: { one: "minute", many: "minutes" },
    hour: { one: "hour", many: "hours" },
    day: { one: "day", many: "days" },
    business_day: { one: "business day", many: "business days" },
    week: { one: "week", many: "weeks" },
    month: { one: "month", many: "months" },
    year: { one: "year", many: "years" },
  }),
  ...moneyStyles({
    symbols,
    cardinal: englishCardinal,
    nouns: {
      USD: { one: "dollar", many: "dollars" },
      JPY: { one: "Japanese yen", many: "Japanese yen" },
      EUR: { one: "euro", many: "euros" },
      GBP: { one: "British pound", many: "British pounds" },
    },
    smallNouns: { USD: { one: "cent", many: "cents" } },
    say: (number, noun, hundredths) => `${number}${hundredths ? ` and ${hundredths}` : ""} ${noun}`,
  }),
  percent: (number) => `${formatDocumentNumber(number, symbols)}%`,
  ordinal,
  longDate,
  fullDate: withWeekdayNames(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    longDate,
    (day, date) => `${day}, ${date}`,
  ),
  shortDate: withMonthNames(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    (day, month, year) => `${month} ${day}, ${year}`,
  ),
  eraDate: longDate,
  between: (word, index, count) => {
    if (index < count - 1) return ", ";
    return count > 2 ? `, ${word} ` : ` ${word} `;
  },
  betweenDescribed: (index, count) => {
    if (count === 2) return ", and ";
    return index === count - 1 ? "; and " : "; ";
  },
  placeInText: englishPlaceInText,
  titleCase,
  yes: "yes",
  no: "no",
  certainty: {
    statute: "Read in the statute",
    regulation: "Read in the regulation",
    court: "Read on the court's page",
    agency: "Read on the agency's page",
    self_help: "Read on a court self-help page",
    summary: "Read in a summary",
    proposal: "Read in a bill or proposed rule, not in the law itself",
    disputed: "Sources disagree",
    unknown: "Not known",
  },
  party: englishParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: " (of ", trail: ")" }],
  blank: "to be completed",
  blanks: {
    name: "name",
    address: "address",
    signer: "name of signer",
    signer_title: "title",
    formed_in: "place of formation",
    date: "date",
    money: "amount",
  },
};
