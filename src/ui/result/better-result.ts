import { result as messages } from "../../i18n/english-only/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { isDecimal } from "../../values/decimal.ts";
import { formatMoney } from "../../values/money.ts";
import { formatNumber } from "../../values/format-number.ts";
import { wholeAmounts } from "./text/whole-amounts.ts";

/** The better of the compared results: where it is among them, and by how much it is ahead of the next one. */
export type BetterResult = { readonly at: number; readonly label: string; readonly difference: string | null };

type Compared = { readonly result: ToolResult };

const LANGUAGE = "en";

/** The better one of several results by a figure; null where fewer than two results have it. */
export const betterOf = (
  all: readonly Compared[],
  { value, is }: NonNullable<ToolDefinition["better"]>,
): BetterResult | null => {
  const figures = all.flatMap(({ result }, index) => {
    const step = result.trace.find(({ path }) => path === value);
    return step && isDecimal(step.value) ? [{ at: index, step, figure: step.value }] : [];
  });
  const sign = is === "lower" ? 1 : -1;
  const [first, second] = figures.toSorted((a, b) => sign * a.figure.cmp(b.figure));
  if (!first || !second || figures.length < all.length) return null;
  const ahead = first.figure.minus(second.figure).abs();
  const { unit, label } = first.step;
  const shown =
    unit !== null && /^[A-Z]{3}$/.test(unit) ? formatMoney(ahead, unit, LANGUAGE) : formatNumber(ahead, LANGUAGE);
  return { at: first.at, label, difference: ahead.eq(0) ? null : wholeAmounts(shown) };
};

/** The better result in one sentence, with the names under which the results are shown. */
export const betterText = ({ at, label, difference }: BetterResult, names: readonly string[]): string =>
  difference === null ? messages.equal(label) : messages.better(names[at] ?? "", difference, label);
