import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LawSource, ChartView, ToolResult } from "../../../model/tool-result.ts";
import { resultText } from "../result-text.ts";
import { BarChart } from "./bar-chart.tsx";
import { CalendarChart } from "./calendar-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import { ResultChart } from "./result-chart.tsx";
import { BulletChart } from "./bullet-chart.tsx";
import { WaterfallChart } from "./waterfall-chart.tsx";

const chart = (kind: ChartView["kind"], fee: number | null): ChartView => ({
  kind,
  say: "Where the money goes.",
  parts: [
    { label: "Executor", value: 50, formatted: "$50.00" },
    { label: "Court", value: fee, formatted: fee === null ? "not known" : "$10.00" },
  ],
  limit: null,
  legend: null,
  points: [],
  axes: { x: "", y: "" },
  days: [],
  firstDay: null,
});

const line: ChartView = {
  ...chart("line", null),
  parts: [],
  points: [
    { x: 0, y: 5, formattedX: "0", formattedY: "$5.00" },
    { x: 1, y: 6, formattedX: "1", formattedY: "$6.00" },
    { x: 2, y: null, formattedX: "2", formattedY: "not known" },
  ],
};

const count = (html: string, part: string): number => html.split(part).length - 1;

/** A chart with its table; the shapes whose code loads later are drawn at once. */
const drawn = (view: ChartView): string => {
  const late = { steps: WaterfallChart, line: LineChart, threshold: BulletChart } as const;
  const Late = view.kind in late ? late[view.kind as keyof typeof late] : null;
  return renderToStaticMarkup(
    <>
      {Late && <Late chart={view} />}
      <ResultChart chart={view} />
    </>,
  );
};

// Fills and swatches are rectangles, too; what a known part adds is its bar, and in a legend its swatch.
test.each(["split", "steps", "threshold"] as const)(
  "a part that is not known is so in legend and table, without a bar: %s",
  (kind) => {
    const [known, open] = [10, null].map((fee) => drawn(chart(kind, fee)));
    expect(count(open!, "not known")).toBe(2);
    expect(open).not.toContain("$0.00");
    const marks = (html: string): number => count(html, "<rect") + count(html, "<line");
    expect(marks(open!)).toBeLessThan(marks(known!));
  },
);

test("no shares are shown while a part of the total is unknown", () => {
  expect(renderToStaticMarkup(<ResultChart chart={chart("split", null)} />)).not.toContain("100%)");
});

test("an unknown point is in the table of a line chart, but not on the line", () => {
  const html = drawn(line);
  expect(html).toContain("not known");
  expect(/points="([^"]*)"/.exec(html)?.[1]?.split(" ")).toHaveLength(2);
});

const source = {
  label: "Fees of the court",
  jurisdiction: "US-CA",
  official: null,
  note: null,
  status: "unknown",
  formatted: "—",
  certainty: "unknown",
} as LawSource;
const found: ToolResult = {
  verdict: null,
  answerIndex: 0,
  answer: "Probate costs at least $50.00.",
  badge: null,
  why: null,
  change: null,
  refusal: null,
  values: {},
  trace: [],
  sources: [
    { ...source, cite: null, href: null, inForceFrom: null, inForceTo: null, checked: null, site: null, kind: null },
  ],
  banners: [],
  charts: [chart("split", null)],
  notCovered: [],
  mayChange: [],
  nextSteps: [],
};

test("a copied result names what is unknown", () => {
  const names = (code: string): string => code;
  const text = resultText(found, {
    title: "Probate Costs",
    answerTexts: new Map(),
    day: "2026-11-23",
    names,
    warnings: [],
  });
  expect(text).toContain("Executor: $50.00\nCourt: not known");
  expect(text).toContain("Fees of the court (US-CA): not known");
  expect(text).not.toContain("—");
});

const rects = (chart: ChartView): readonly string[] =>
  [...drawn(chart).matchAll(/<rect [^>]*>/g)].map(([rect]) => rect);

const limit = { label: "Threshold", value: 10, formatted: "10%" };

test("a bar beyond the limit ends at the edge, is as solid as the others, and the limit is named", () => {
  const html = renderToStaticMarkup(<BarChart chart={{ ...chart("bars", 5), limit }} />);
  expect(html).toContain("Threshold");
  // 50 is five times the limit of 10, and the axis ends a little above three times the limit.
  expect(html).toMatch(/<rect width="100%"[^>]*fill="url\(#[^)]*-0\)"/);
  // 5 of 31.2 is 16 %.
  expect(html).toMatch(/<rect width="16\.\d+%"[^>]*fill="url\(#[^)]*-0\)"/);
});

test("solid and light bars of a chart with a legend are named, whatever the limit", () => {
  const legend = { solid: "You must register", light: "No duty to register" };
  const bars = chart("bars", 5);
  const parts = [{ ...bars.parts[0]!, isLight: true as const }, bars.parts[1]!];
  const html = renderToStaticMarkup(<BarChart chart={{ ...bars, parts, limit, legend }} />);
  expect(html).toMatch(/<rect width="100%"[^>]*fill="url\(#[^)]*-3\)"/);
  expect(html).toMatch(/<rect width="16\.\d+%"[^>]*fill="url\(#[^)]*-0\)"/);
  const named = [...html.matchAll(/fill="url\(#[^)]*-(\d)\)"[^>]*><\/rect><\/svg>([^<]+)</g)];
  expect(named.map(([, fill, name]) => [fill, name])).toEqual([
    ["0", "You must register"],
    ["3", "No duty to register"],
  ]);
});

const fillsOf = (chart: ChartView, answer: string): readonly string[] =>
  [
    ...renderToStaticMarkup(<ResultChart chart={chart} answer={answer} />).matchAll(
      /<rect x="[^>]*url\(#[^)]*-(\d)\)/g,
    ),
  ].map(([, fill]) => fill!);

test("the part whose amount the answer names is the solid one, and no other part has its fill", () => {
  const parts = [10, 20, 30, 40, 50].map((value) => ({ label: `${value}`, value, formatted: `$${value}` }));
  const five = { ...chart("split", 10), parts };
  expect(fillsOf(five, "You would pay $30 a month.")).toEqual(["1", "2", "0", "3", "4"]);
  // "$3" is no amount of the chart.
  expect(fillsOf(five, "You would pay $3 a month.")).toEqual(["0", "1", "2", "3", "4"]);
});

test("a measured figure is solid on both sides of the limit", () => {
  const [below, above] = [60, 40].map((most) => rects(chart("threshold", most)).at(-1)!);
  for (const bar of [below, above]) expect(bar).toMatch(/class="fill-ink /);
});

test("a calendar names its months and the weekday of its first row", () => {
  // January 1, 2027 is a Friday; its weeks begin with days 0, 7, 14, 21 and 28, and February 1 is day 31, in the fifth.
  const days = Array.from({ length: 60 }, () => 0);
  const html = renderToStaticMarkup(
    <CalendarChart chart={{ ...chart("calendar", 10), days, firstDay: "2027-01-01" }} />,
  );
  expect(html).toContain("Each column is a week, from Friday at the top to Thursday.");
  expect(html).toMatch(/left:0%">Jan</);
  expect(html).toMatch(/left:44\.4\d*%">Feb</);
});

test("a calendar of a year has the first letter of each month", () => {
  const days = Array.from({ length: 365 }, () => 0);
  const html = renderToStaticMarkup(
    <CalendarChart chart={{ ...chart("calendar", 10), days, firstDay: "2027-01-01" }} />,
  );
  expect([...html.matchAll(/%">([A-Z])</g)].map(([, letter]) => letter).join("")).toBe("JFMAMJJASOND");
});
