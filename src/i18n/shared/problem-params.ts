import type { InputProblem } from "../../model/problem.ts";
import { formatValue } from "../../text/values/format-value.ts";
import { parseIsoDate } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { formatNumber } from "../../values/format-number.ts";
import { formatMoney } from "../../values/money.ts";
import { formatPercent } from "../../values/percent.ts";

/** A problem's parameters, formatted in a language. */
export type ProblemParams = {
  /** The unformatted parameter; empty when the problem has none of that name. */
  readonly text: (name: string) => string;
  /** A count as a number, for singular and plural. */
  readonly count: (name: string) => number;
  /** A limit as an amount with its unit: "$100.00", "5%", "1,200". */
  readonly amount: (name: string) => string;
  readonly date: (name: string) => string;
  /** A file size: "20 MB". */
  readonly size: (name: string) => string;
};

const DECIMAL = /^-?\d+(\.\d+)?$/;
const CURRENCY = /^[A-Z]{3}$/;
const KILO = 1000;

const amountText = (value: string, unit: string, locale: string): string => {
  if (!DECIMAL.test(value)) return value;
  const amount = decimal(value);
  if (unit === "percent") return formatPercent(amount, locale);
  return CURRENCY.test(unit) ? formatMoney(amount, unit, locale) : formatNumber(amount, locale);
};

const sizeText = (bytes: number): string => {
  const unit = bytes >= KILO * KILO ? "MB" : "KB";
  const size = bytes / (unit === "MB" ? KILO * KILO : KILO);
  return `${Math.round(size * 10) / 10} ${unit}`;
};

const dateText = (iso: string, locale: string): string => {
  const date = parseIsoDate(iso);
  return date ? formatValue(date, "long date", { language: locale, currency: "USD" }) : iso;
};

/** Reads the parameters of a problem in a language. */
export const problemParams = ({ params = {} }: InputProblem, locale: string): ProblemParams => {
  const text = (name: string): string => String(params[name] ?? "");
  return {
    text,
    count: (name) => Number(params[name] ?? 0),
    amount: (name) => amountText(text(name), text("unit"), locale),
    date: (name) => dateText(text(name), locale),
    size: (name) => sizeText(Number(params[name] ?? 0)),
  };
};
