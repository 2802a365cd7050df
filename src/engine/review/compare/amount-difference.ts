import { decimal } from "../../../values/decimal.ts";
import { formatMoney } from "../../../values/money.ts";

const DOLLARS = /^\$(\d{1,3}(?:,\d{3})*|\d+)(\.\d\d)?$/;

const amountOf = (texts: readonly string[]) => {
  const [, whole, cents = ""] = texts.length === 1 ? (DOLLARS.exec(texts[0] ?? "") ?? []) : [];
  return whole === undefined ? null : decimal(`${whole.replaceAll(",", "")}${cents}`);
};

/**
 * How much more or less an amount in dollars is than before; null if either is not one amount.
 *
 * Example: from "$2,150.00" to "$6,450.00" is "+$4,300.00"
 */
export const amountDifference = (before: readonly string[], after: readonly string[]): string | null => {
  const [was, is] = [amountOf(before), amountOf(after)];
  if (!was || !is || was.eq(is)) return null;
  const sign = is.gt(was) ? "+" : "−";
  return `${sign}${formatMoney(is.minus(was).abs(), "USD", "en")}`;
};
