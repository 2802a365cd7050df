import type { Decimal } from "../../values/decimal.ts";
import { minorUnits } from "../../values/money.ts";
import { formatDocumentMoney } from "./format-document-number.ts";
import type { NumberSymbols } from "./format-document-number.ts";
import type { CountedNoun } from "./number-styles.ts";
import { wholeNumber } from "./number-styles.ts";
import type { Cardinal } from "./number-words.ts";

export type MoneyStyle = {
  readonly symbols: NumberSymbols;
  readonly cardinal: Cardinal;
  readonly nouns: { readonly [currency: string]: CountedNoun };
  /** Names of the hundredths, for a language that writes an amount below one unit as "fifty cents". */
  readonly smallNouns?: { readonly [currency: string]: CountedNoun };
  /** Whether the noun is singular; by default only for exactly one unit. */
  readonly isSingular?: (whole: number, hundredths: string | null) => boolean;
  /** Number word, noun and hundredths ("50/100", null for none) in the order of the language. */
  readonly say: (number: string, noun: string, hundredths: string | null) => string;
};

/** The whole units of an amount and the digits after its decimal point, null if these are all zero. */
export type SplitAmount = { readonly whole: number; readonly minor: string | null };

/** An amount split for words; null if it has too many digits on either side of the point, or is below zero. */
export const splitAmount = (amount: Decimal, currency: string): SplitAmount | null => {
  const digits = minorUnits(currency);
  const whole = amount.lt(0) ? null : wholeNumber(amount.round(0, 0));
  if (whole === null || !amount.eq(amount.round(digits, 0))) return null;
  const minor = amount.toFixed(digits).split(".")[1] ?? "";
  return { whole, minor: /[1-9]/.test(minor) ? minor : null };
};

const isExactlyOne = (whole: number, hundredths: string | null): boolean => whole === 1 && hundredths === null;

/** Amounts for languages that write "one thousand two hundred and 50/100 dollars ($1,200.50)". */
export const moneyStyles = ({
  symbols,
  cardinal,
  nouns,
  smallNouns = {},
  isSingular = isExactlyOne,
  say,
}: MoneyStyle) => {
  const money = (amount: Decimal, currency: string): string => formatDocumentMoney(amount, currency, symbols);
  const moneyInWords = (amount: Decimal, currency: string): string => {
    const text = money(amount, currency);
    const parts = splitAmount(amount, currency);
    if (!parts) return text;
    const small = parts.whole === 0 && parts.minor !== null ? smallNouns[currency] : undefined;
    if (small) {
      const count = Number(parts.minor);
      return `${cardinal(count, small.gender ?? "m")} ${count === 1 ? small.one : small.many} (${text})`;
    }
    const noun = nouns[currency] ?? { one: currency, many: currency };
    const hundredths = parts.minor && `${parts.minor}/1${"0".repeat(parts.minor.length)}`;
    const isOne = isSingular(parts.whole, hundredths);
    const words = say(cardinal(parts.whole, noun.gender ?? "m"), isOne ? noun.one : noun.many, hundredths);
    return `${words} (${text})`;
  };
  return { money, moneyInWords };
};
