import type { Chart, ChartPart } from "../../model/tool.ts";
import type { ChartView, ChartPartView } from "../../model/tool-result.ts";
import type { Text } from "../../model/text.ts";
import { lawWordsOf } from "../../text/words/law-words.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { linkFormula } from "./link-nodes.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { renderToolText } from "./scope/name-labels.ts";
import type { ToolNames } from "./scope/name-labels.ts";
import { decide, unresolvedLaw } from "./unresolved-law.ts";
import type { EvaluationScope } from "./scope/evaluation-scope.ts";
import { formatFigure } from "./scope/format-figure.ts";

type LinkedPart = { readonly label: LinkedText; readonly value: LinkedFormula; readonly unit: string | null };

export type LinkedChart = {
  readonly chart: Chart;
  readonly when: LinkedFormula | null;
  readonly say: LinkedText;
  readonly parts: readonly LinkedPart[];
  readonly limit: LinkedPart | null;
  readonly x: LinkedPart | null;
  readonly y: LinkedPart | null;
  readonly days: LinkedFormula | null;
  readonly solid: { readonly label: LinkedText; readonly value: LinkedFormula; readonly others: LinkedText } | null;
};

export const linkChart = (chart: Chart, text: (text: Text) => LinkedText): LinkedChart => {
  const part = ({ label, value, unit }: ChartPart): LinkedPart => ({
    label: text(label),
    value: linkFormula(value),
    unit: unit ?? chart.unit ?? null,
  });
  const isMark = chart.kind === "bars";
  const measured = [chart.value, isMark ? undefined : chart.limit].filter((one) => one !== undefined);
  return {
    chart,
    when: chart.when ? linkFormula(chart.when) : null,
    say: text(chart.say),
    parts: [...measured, ...chart.parts].map(part),
    limit: isMark && chart.limit ? part(chart.limit) : null,
    x: chart.x ? part(chart.x) : null,
    y: chart.y ? part(chart.y) : null,
    days: chart.days ? linkFormula(chart.days) : null,
    solid: chart.solid
      ? { label: text(chart.solid.label), value: linkFormula(chart.solid.value), others: text(chart.solid.others) }
      : null,
  };
};

/** A figure as a chart draws it; the exact amount is in the label. */
const numberOf = (value: Value): number | null => {
  if (isDecimal(value)) return value.toNumber();
  return isCalendarDate(value) ? value.day : null;
};

const notKnown = ({ format }: EvaluationScope): string => lawWordsOf(format.language).notKnown;

type Point = ChartView["points"][number];

const pointsOf = ({ x, y }: LinkedChart, scope: EvaluationScope): readonly Point[] => {
  const [xs, ys] = [x?.value.value(scope.get) ?? null, y?.value.value(scope.get) ?? null];
  if (!x || !y || !Array.isArray(xs) || !Array.isArray(ys)) return [];
  const { format } = scope;
  const isOpen = unresolvedLaw(y.value, scope).length > 0;
  return xs.flatMap((one: Value, index): readonly Point[] => {
    const other: Value = ys[index] ?? null;
    const [across, up] = [numberOf(one), numberOf(other)];
    if (across === null || (up === null && !isOpen)) return [];
    const shown = (value: Value, { unit }: LinkedPart) => formatFigure(value, { unit, optionText: null }, format);
    return [
      { x: across, y: up, formattedX: shown(one, x), formattedY: up === null ? notKnown(scope) : shown(other, y) },
    ];
  });
};

const daysOf = ({ days }: LinkedChart, scope: EvaluationScope): readonly number[] => {
  const value = days?.value(scope.get) ?? null;
  return Array.isArray(value) ? value.map((one: Value) => (numberOf(one) ?? 0) - 1) : [];
};

/** A part of a chart; null if its figure is missing for any reason other than unknown law. */
const partOf = (
  { chart }: LinkedChart,
  { label, value, unit }: LinkedPart,
  scope: EvaluationScope,
): ChartPartView | null => {
  const figure = value.value(scope.get);
  const name = renderToolText(label, scope.get, scope.context);
  // A formula may turn unknown law into a figure, such as zero for a missing part of a total.
  if (unresolvedLaw(value, scope).length > 0) return { label: name, value: null, formatted: notKnown(scope) };
  const number = chart.kind === "calendar" && figure === null ? 0 : numberOf(figure);
  return number === null
    ? null
    : { label: name, value: number, formatted: formatFigure(figure, { unit, optionText: null }, scope.format) };
};

/** The bars of two lists: the places, and a figure for each. */
const listedBars = (
  { x, y, solid }: LinkedChart,
  scope: EvaluationScope,
  names: ToolNames,
): readonly ChartPartView[] => {
  const [places, figures] = [x?.value.value(scope.get) ?? null, y?.value.value(scope.get) ?? null];
  if (!y || !Array.isArray(places) || !Array.isArray(figures)) return [];
  const solids = solid?.value.value(scope.get) ?? null;
  return places.flatMap((place: Value, index): readonly ChartPartView[] => {
    const figure: Value = figures[index] ?? null;
    const value = numberOf(figure);
    if (typeof place !== "string" || value === null) return [];
    const formatted = formatFigure(figure, { unit: y.unit, optionText: null }, scope.format);
    const isLight = Array.isArray(solids) && solids[index] !== true;
    return [{ label: names.jurisdictionName(place), value, formatted, ...(isLight ? { isLight } : {}) }];
  });
};

/** Drops parts that are zero; a chart of steps always keeps its first and last part. */
const drawnParts = ({ kind }: Chart, parts: readonly ChartPartView[]): readonly ChartPartView[] => {
  if (kind === "split") return parts.filter(({ value }) => value !== 0);
  if (kind === "steps")
    return parts.filter(({ value }, index) => value !== 0 || index === 0 || index === parts.length - 1);
  return parts;
};

const PARTED: readonly Chart["kind"][] = ["split", "steps"];

/** The chart of a result; null if its condition is false, a figure is missing, no figure is known, or only one part remains. */
export const drawChart = (linked: LinkedChart, scope: EvaluationScope, names: ToolNames): ChartView | null => {
  const { get, context } = scope;
  if (!decide(linked.when, scope).isTrue) return null;
  const isBars = linked.chart.kind === "bars";
  const stated = linked.parts.flatMap((part) => partOf(linked, part, scope) ?? []);
  if (stated.length !== linked.parts.length) return null;
  const figures = isBars ? [...stated, ...listedBars(linked, scope, names)] : stated;
  const limit = linked.limit && partOf(linked, linked.limit, scope);
  if (figures.length > 0 && figures.every(({ value }) => value === null)) return null;
  const parts = drawnParts(linked.chart, figures);
  // A single bar compares nothing.
  if (PARTED.includes(linked.chart.kind) && parts.length < 2) return null;
  if (isBars && parts.length < (limit ? 1 : 2)) return null;
  const start = linked.x?.value.value(get) ?? null;
  const words = (text: LinkedText): string => renderToolText(text, get, context);
  const name = (part: LinkedPart | null): string => (part ? words(part.label) : "");
  const { solid } = linked;
  return {
    kind: linked.chart.kind,
    say: words(linked.say),
    parts,
    limit,
    legend: solid && { solid: words(solid.label), light: words(solid.others) },
    points: isBars ? [] : pointsOf(linked, scope),
    axes: { x: name(linked.x), y: name(linked.y) },
    days: daysOf(linked, scope),
    firstDay: linked.chart.kind === "calendar" && isCalendarDate(start) ? isoDate(start) : null,
  };
};
