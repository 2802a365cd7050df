import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { formatNumber, fractionDigits, numericText } from "./format-number.ts";
import { mixedFraction } from "./mixed-fraction.ts";

/** Signs and words that follow a percentage. */
export const PERCENT_MARKS: readonly string[] = ["percent", "per cent", "パーセント", "%"];

/** Formats a percentage with every digit; 9.5 means 9.5 %. Example: "9.5%", one third is "33 1/3%" */
export const formatPercent = (percent: Decimal, locale: string): string => {
  const mixed = mixedFraction(percent);
  if (!mixed) return inDigits(percent, locale);
  const fraction = `${mixed.top}/${mixed.bottom}%`;
  return mixed.whole.eq(0) ? fraction : `${formatNumber(mixed.whole, locale)} ${fraction}`;
};

const inDigits = (percent: Decimal, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: fractionDigits(percent) }).format(
    numericText(percent.times(decimal("0.01"))),
  );
