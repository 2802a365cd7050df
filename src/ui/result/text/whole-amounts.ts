import type { ChartPartView, ChartView, ToolResult, TraceStep } from "../../../model/tool-result.ts";

/**
 * A text without the cents of whole amounts; files keep them.
 *
 * Example: wholeAmounts("$1,100.00 of $1,351.84") is "$1,100 of $1,351.84"
 */
export const wholeAmounts = (text: string): string => text.replaceAll(/(\$[\d,]+)\.00(?!\d)/g, "$1");

/** An amount with another number of decimals. Example: roundAmount("$1,606.916666", 2) is "$1,606.92" */
export const roundAmount = (amount: string, decimals: number): string => {
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `$${Number(amount.replaceAll(/[$,]/g, "")).toLocaleString("en-US", style)}`;
};

/**
 * A text with the amounts that never end rounded to the cent; exact ones, such as a rate of $0.0765, stay.
 *
 * Example: toCents("$19,283 ÷ 12 = $1,606.916666…") is "$19,283 ÷ 12 = $1,606.92"
 */
export const toCents = (text: string): string =>
  text.replaceAll(/(\$[\d,]+\.\d{3,})…/g, (_, amount: string) => roundAmount(amount, 2));

const orNull = (text: string | null): string | null => text && wholeAmounts(text);

const inPart = (part: ChartPartView): ChartPartView => ({
  ...part,
  label: wholeAmounts(part.label),
  formatted: wholeAmounts(part.formatted),
});

const inChart = (chart: ChartView): ChartView => ({
  ...chart,
  say: wholeAmounts(chart.say),
  parts: chart.parts.map(inPart),
  limit: chart.limit && inPart(chart.limit),
  points: chart.points.map((point) => ({
    ...point,
    formattedX: wholeAmounts(point.formattedX),
    formattedY: wholeAmounts(point.formattedY),
  })),
});

const inStep = (step: TraceStep): TraceStep => ({
  ...step,
  label: wholeAmounts(step.label),
  formatted: wholeAmounts(step.formatted),
  figures: wholeAmounts(step.figures),
  lines: step.lines.map(wholeAmounts),
  why: orNull(step.why),
});

/** A result as the page shows it: whole amounts have no cents. */
export const shownResult = (found: ToolResult): ToolResult => ({
  ...found,
  answer: wholeAmounts(found.answer),
  badge: found.badge && { ...found.badge, text: wholeAmounts(found.badge.text) },
  why: orNull(found.why),
  change: orNull(found.change),
  trace: found.trace.map(inStep),
  sources: found.sources.map((source) => ({ ...source, formatted: wholeAmounts(source.formatted) })),
  charts: found.charts.map(inChart),
  notCovered: found.notCovered.map(wholeAmounts),
  mayChange: found.mayChange.map(wholeAmounts),
  nextSteps: found.nextSteps.map((step) => ({ ...step, text: wholeAmounts(step.text) })),
});
