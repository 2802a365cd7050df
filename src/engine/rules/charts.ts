import type { Chart, ChartPart } from "../../model/tool.ts";
import type { ShownChart, ShownPart } from "../../model/tool-result.ts";
import type { Text } from "../../model/text.ts";
import { lawWordsOf } from "../../text/law-words.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { linkFormula } from "./link-nodes.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { sayText } from "./names.ts";
import { decide, openLaw } from "./open-law.ts";
import type { Here } from "./run-nodes.ts";
import { showValue } from "./show-value.ts";

type LinkedPart = { readonly label: LinkedText; readonly value: LinkedFormula; readonly unit: string | null };

export type LinkedChart = {
  readonly chart: Chart;
  readonly when: LinkedFormula | null;
  readonly say: LinkedText;
  readonly parts: readonly LinkedPart[];
  readonly x: LinkedPart | null;
  readonly y: LinkedPart | null;
  readonly days: LinkedFormula | null;
};

export const linkChart = (chart: Chart, text: (text: Text) => LinkedText): LinkedChart => {
  const part = ({ label, value, unit }: ChartPart): LinkedPart => ({
    label: text(label),
    value: linkFormula(value),
    unit: unit ?? chart.unit ?? null,
  });
  const measured = [chart.value, chart.limit].filter((one) => one !== undefined);
  return {
    chart,
    when: chart.when ? linkFormula(chart.when) : null,
    say: text(chart.say),
    parts: [...measured, ...chart.parts].map(part),
    x: chart.x ? part(chart.x) : null,
    y: chart.y ? part(chart.y) : null,
    days: chart.days ? linkFormula(chart.days) : null,
  };
};

/** A figure as a chart draws it; exact sums stay in the words beside it. */
const numberOf = (value: Value): number | null => {
  if (isDecimal(value)) return value.toNumber();
  return isCalendarDate(value) ? value.day : null;
};

const notKnown = ({ how }: Here): string => lawWordsOf(how.language).notKnown;

type Point = ShownChart["points"][number];

const pointsOf = ({ x, y }: LinkedChart, here: Here): readonly Point[] => {
  const [xs, ys] = [x?.value.value(here.get) ?? null, y?.value.value(here.get) ?? null];
  if (!x || !y || !Array.isArray(xs) || !Array.isArray(ys)) return [];
  const { how } = here;
  const isOpen = openLaw(y.value, here).length > 0;
  return xs.flatMap((one: Value, at): readonly Point[] => {
    const other: Value = ys[at] ?? null;
    const [across, up] = [numberOf(one), numberOf(other)];
    if (across === null || (up === null && !isOpen)) return [];
    const shown = (value: Value, { unit }: LinkedPart) => showValue(value, { unit, says: null }, how);
    return [{ x: across, y: up, shownX: shown(one, x), shownY: up === null ? notKnown(here) : shown(other, y) }];
  });
};

const daysOf = ({ days }: LinkedChart, here: Here): readonly number[] => {
  const value = days?.value(here.get) ?? null;
  return Array.isArray(value) ? value.map((one: Value) => (numberOf(one) ?? 0) - 1) : [];
};

/** A part of a chart; null where its figure is missing for another reason than unknown law. */
const partOf = ({ chart }: LinkedChart, { label, value, unit }: LinkedPart, here: Here): ShownPart | null => {
  const figure = value.value(here.get);
  const name = sayText(label, here.get, here.context);
  // A formula may make a figure of unknown law, such as zero for a missing part of a sum.
  if (openLaw(value, here).length > 0) return { label: name, value: null, shown: notKnown(here) };
  const number = chart.kind === "calendar" && figure === null ? 0 : numberOf(figure);
  return number === null
    ? null
    : { label: name, value: number, shown: showValue(figure, { unit, says: null }, here.how) };
};

/** What a chart shows of a result; null where it does not apply, a figure of it is missing, or none is known. */
export const drawChart = (linked: LinkedChart, here: Here): ShownChart | null => {
  const { get, context } = here;
  if (!decide(linked.when, here).holds) return null;
  const parts = linked.parts.flatMap((part) => partOf(linked, part, here) ?? []);
  if (parts.length !== linked.parts.length) return null;
  if (parts.length > 0 && parts.every(({ value }) => value === null)) return null;
  const name = (part: LinkedPart | null): string => (part ? sayText(part.label, get, context) : "");
  return {
    kind: linked.chart.kind,
    say: sayText(linked.say, get, context),
    parts,
    points: pointsOf(linked, here),
    axes: { x: name(linked.x), y: name(linked.y) },
    days: daysOf(linked, here),
  };
};
