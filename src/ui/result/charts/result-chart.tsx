import type { ComponentType, ReactNode } from "react";
import { lazy, Suspense, useId } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ChartView } from "../../../model/tool-result.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { StackedBar } from "./stacked-bar.tsx";

type Shape = ComponentType<{ readonly chart: ChartView; readonly asked: number }>;

// Few tools draw it, and every other would load it; without its code the table below has the figures.
const lazyShape = (load: () => Promise<Shape>): Shape => {
  const Missing = (): null => null;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
};

const LineChart = lazyShape(async () => (await import("./line-chart.tsx")).LineChart);
const WaterfallChart = lazyShape(async () => (await import("./waterfall-chart.tsx")).WaterfallChart);
const BulletChart = lazyShape(async () => (await import("./bullet-chart.tsx")).BulletChart);
const BarChart = lazyShape(async () => (await import("./bar-chart.tsx")).BarChart);
const CalendarChart = lazyShape(async () => (await import("./calendar-chart.tsx")).CalendarChart);

const SHAPES: { readonly [kind in ChartView["kind"]]: Shape } = {
  split: StackedBar,
  steps: WaterfallChart,
  threshold: BulletChart,
  bars: BarChart,
  line: LineChart,
  calendar: CalendarChart,
};

type Props = {
  readonly chart: ChartView;
  /** The answer beside the chart: the part whose amount it names is the most prominent one, and the table is elsewhere. */
  readonly answer?: string;
};

/** A chart with its message in words, and an equivalent table unless the chart is beside the answer. */
export function ResultChart({ chart, answer }: Props): ReactNode {
  const Shape = SHAPES[chart.kind];
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid break-inside-avoid gap-1.5">
      <figcaption id={id} className="max-w-prose text-sm leading-snug font-medium">
        {chart.say}
      </figcaption>
      <Suspense fallback={<div className="h-32" />}>
        <Shape chart={chart} asked={askedPart(chart, answer ?? "")} />
      </Suspense>
      {answer === undefined && <FiguresAsTable chart={chart} />}
    </figure>
  );
}

/** The figures of a chart as a table that opens. */
export function FiguresAsTable({ chart }: { readonly chart: ChartView }): ReactNode {
  return (
    <Disclosure summary={messages.asTable} className="text-sm print:hidden">
      <ChartTable chart={chart} />
    </Disclosure>
  );
}

/** Index of the part whose amount the answer names; the first one if there is none. */
const askedPart = ({ parts }: ChartView, answer: string): number => {
  const amounts = new Set(answer.match(/\$[\d,]+(?:\.\d+)?/g));
  return Math.max(
    0,
    parts.findIndex(({ formatted }) => amounts.has(formatted)),
  );
};

/** The same figures as a table. */
function ChartTable({ chart }: { readonly chart: ChartView }): ReactNode {
  const isLine = chart.points.length > 0;
  const rows = isLine
    ? chart.points.map(({ formattedX, formattedY }) => [formattedX, formattedY] as const)
    : chart.parts.map(({ label }, index) => [label, figureOf(chart, index)] as const);
  const heads = isLine ? [chart.axes.x, chart.axes.y] : [messages.tableWhat, messages.tableFigure];
  return (
    <table className="w-full">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pe-4 text-start">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure], index) => (
          <tr key={index} className="border-t border-rule">
            <th scope="row" className="py-1 pe-4 text-start font-normal">
              {name}
            </th>
            <td className="py-1 tabular-nums">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table cell of a part; for a calendar, its days. */
const figureOf = ({ kind, parts, days }: ChartView, index: number): string =>
  kind === "calendar" ? messages.days(days.filter((part) => part === index).length) : (parts[index]?.formatted ?? "");
