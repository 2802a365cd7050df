import type { LawLimit, NamedFigure } from "../../../model/review/playbook.ts";
import type { UncheckedReason } from "../../../model/review/law-comparison.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { periodIn } from "../text/figures.ts";
import type { FigureUnit } from "../text/figures.ts";
import type { ReadFigure, ReadFigures } from "./read-figures.ts";

/** A figure in the unit of a limit, and how to say it. */
export type ComparableFigure = {
  readonly figure: ReadFigure;
  readonly value: Decimal;
  readonly found: string;
};

/** The figures to compare with a limit, and why others cannot be compared with it; or why there are none. */
export type Comparable =
  | { readonly ok: true; readonly figures: readonly ComparableFigure[]; readonly others: UncheckedReason | null }
  | { readonly ok: false; readonly reason: UncheckedReason };

const PERIODS = new Set(["hour", "day", "week", "month", "year"]);
const CURRENCY = /^[A-Z]{3}$/;
const SHOWN_DIGITS = 2;

const rounded = (value: Decimal): string => value.round(SHOWN_DIGITS).toString();

// The figure that a limit is a share or multiple of, such as the rent.
type BaseFigure = { readonly definition: NamedFigure; readonly figure: ReadFigure };

const baseOf = (
  of: string,
  figures: ReadFigures,
  definitions: readonly NamedFigure[],
): BaseFigure | UncheckedReason => {
  const money = (figures.get(of) ?? []).filter(({ kind }) => kind === "money");
  const [figure] = money;
  const definition = definitions.find(({ id }) => id === of);
  if (!figure || !definition || figure.value.eq(0)) return "no_base";
  return money.some(({ value }) => !value.eq(figure.value)) ? "several" : { definition, figure };
};

const shareOf = (figure: ReadFigure, unit: string, base: BaseFigure): ComparableFigure => {
  const ratio = figure.value.div(base.figure.value);
  const { title } = base.definition;
  const of = `the ${title.toLowerCase()} of ${base.figure.text}`;
  if (unit !== "percent") return { figure, value: ratio, found: `${figure.text} (${rounded(ratio)} times ${of})` };
  const share = ratio.times(decimal(100));
  return { figure, value: share, found: `${figure.text} (${rounded(share)}% of ${of})` };
};

/** Converts the figures that a limit applies to into its unit. */
export const comparableFigures = (
  { figure: id, of, read }: LawLimit,
  figures: ReadFigures,
  definitions: readonly NamedFigure[],
): Comparable => {
  const all = figures.get(id) ?? [];
  const unit = read.unit ?? "";
  const asIs = (figure: ReadFigure): ComparableFigure => ({ figure, value: figure.value, found: figure.text });
  const isYearly = definitions.find((definition) => definition.id === id)?.each === "year";
  const asShare = (figure: ReadFigure): ComparableFigure =>
    isYearly && figure.each !== null && figure.each !== "year"
      ? { ...asIs(figure), found: `${figure.text} per ${figure.each} (${rounded(figure.value)}% a year)` }
      : asIs(figure);
  const base = of === undefined ? null : baseOf(of, figures, definitions);
  const converted = all.flatMap((figure): readonly ComparableFigure[] => {
    if (figure.kind === "percent") return unit === "percent" ? [asShare(figure)] : [];
    if (figure.kind === "period" || figure.kind === "multiple") {
      if (!PERIODS.has(unit) || (figure.kind === "multiple") !== (of !== undefined)) return [];
      const value = periodIn(figure, unit as FigureUnit);
      return value === null ? [] : [{ ...asIs(figure), value }];
    }
    if (CURRENCY.test(unit)) return [asIs(figure)];
    return base === null || typeof base === "string" ? [] : [shareOf(figure, unit, base)];
  });
  const needsBase = all.some(({ kind }) => kind === "money") && !CURRENCY.test(unit);
  const missingBase = needsBase && typeof base === "string" ? base : null;
  if (converted.length === 0) return { ok: false, reason: missingBase ?? "no_figure" };
  const others = converted.length === all.length ? null : (missingBase ?? "other_unit");
  return { ok: true, figures: converted, others };
};

/** Whether a value breaks a limit: above a maximum, at or above an exclusive one, below a minimum. */
export const violatesLimit = (value: Decimal, limit: Decimal, bound: string | undefined): boolean => {
  if (bound === "min") return value.lt(limit);
  return bound === "exclusive_max" ? value.gte(limit) : value.gt(limit);
};

/** The figure farthest on the side that a limit guards. */
export const worstOf = (figures: readonly ComparableFigure[], bound: string | undefined): ComparableFigure =>
  figures.reduce((worst, figure) => (violatesLimit(figure.value, worst.value, bound) ? figure : worst));
