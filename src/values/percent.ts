import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { fractionDigits, numericText } from "./format-number.ts";

/** A percentage as a locale writes it, with every digit; 9.5 stands for 9.5 %. Example: "9.5%" */
export const formatPercent = (percent: Decimal, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: fractionDigits(percent) }).format(
    numericText(percent.times(decimal("0.01"))),
  );
