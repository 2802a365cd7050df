import type { ChartPartView, ChartView, ToolResult, TraceStep } from "../../../model/tool-result.ts";

/**
 * A text without the cents of whole amounts; files keep them.
 *
 * Example: wholeAmounts("$1,100.00 of $1,351.84") is "$1,100 of $1,351.84"
 */
export const wholeAmounts = (text: string): string => text.replaceAll(/(\$[\d,]+)\.00(?!\d)/g, "$1");

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
