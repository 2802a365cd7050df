import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { fractionDigits, numericText } from "./format-number.ts";

/** Formats a percentage with every digit; 9.5 means 9.5 %. Example: "9.5%" */
export const formatPercent = (percent: Decimal, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: fractionDigits(percent) }).format(
    numericText(percent.times(decimal("0.01"))),
  );
