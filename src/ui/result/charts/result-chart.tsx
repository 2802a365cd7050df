import type { ComponentType, ReactNode } from "react";
import { useId } from "react";
import { result as words } from "../../../i18n/en/result.ts";
import type { ShownChart } from "../../../model/tool-result.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { CalendarRibbon } from "./calendar-ribbon.tsx";
import { LineChart } from "./line-chart.tsx";
import { SplitBar } from "./split-bar.tsx";
import { StepsChart } from "./steps-chart.tsx";
import { ThresholdBar } from "./threshold-bar.tsx";

const SHAPES: { readonly [kind in ShownChart["kind"]]: ComponentType<{ readonly chart: ShownChart }> } = {
  split: SplitBar,
  steps: StepsChart,
  threshold: ThresholdBar,
  line: LineChart,
  calendar: CalendarRibbon,
};

/** A chart with its message in words and its table twin. */
export function ResultChart({ chart }: { readonly chart: ShownChart }): ReactNode {
  const Shape = SHAPES[chart.kind];
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="grid break-inside-avoid gap-3 rounded-lg border border-rule bg-paper p-5 shadow-paper print:p-3 print:shadow-none"
    >
      <figcaption id={id} className="max-w-prose font-medium">
        {chart.say}
      </figcaption>
      <Shape chart={chart} />
      <Disclosure summary={words.asTable} className="text-sm print:hidden">
        <Twin chart={chart} />
      </Disclosure>
    </figure>
  );
}

/** The same figures as a table. */
function Twin({ chart }: { readonly chart: ShownChart }): ReactNode {
  const isLine = chart.points.length > 0;
  const rows = isLine
    ? chart.points.map(({ shownX, shownY }) => [shownX, shownY] as const)
    : chart.parts.map(({ label }, at) => [label, figureOf(chart, at)] as const);
  const heads = isLine ? [chart.axes.x, chart.axes.y] : [words.tableWhat, words.tableFigure];
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
        {rows.map(([name, figure], at) => (
          <tr key={at} className="border-t border-rule">
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

/** What the table says of a part; of a calendar, the days that belong to it. */
const figureOf = ({ kind, parts, days }: ShownChart, at: number): string =>
  kind === "calendar" ? words.days(days.filter((part) => part === at).length) : (parts[at]?.shown ?? "");
