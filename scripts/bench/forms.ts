import { startChromium } from "./forms/chromium-page.ts";
import { median, p95 } from "./forms/figures.ts";
import { measureFormPage, noFigures } from "./forms/measure-page.ts";
import type { FormFigures } from "./forms/measure-page.ts";
import { measurePreview } from "./forms/measure-preview.ts";
import { servePages } from "./forms/serve-pages.ts";
import type { BenchRow } from "./row.ts";

const ROUNDS: Readonly<Record<number, number>> = { 300: 2, 1_000: 3 };
const FRAME_MS = 16;
const MEGABYTE = 1_000_000;

const OURS = "ours";
const PLAIN = "plain";
const OTHERS: Readonly<Record<string, string>> = {
  "react-hook-form": "react-hook-form",
  rjsf: "RJSF",
  formily: "Formily",
};
const NAMES = [PLAIN, OURS, ...Object.keys(OTHERS)];

type Metric = {
  readonly what: string;
  readonly figure: keyof FormFigures;
  readonly unit: string;
  readonly most: number;
};

/** Goals as multiples of the plain page. */
const METRICS: readonly Metric[] = [
  { what: "keystroke to paint, preview included", figure: "paint", unit: "ms", most: 1.2 },
  { what: "all script of a keystroke", figure: "script", unit: "ms", most: 1.8 },
  { what: "showing 20 questions, to paint", figure: "show", unit: "ms", most: 1.5 },
  { what: "Continue with everything wrong, to paint", figure: "check", unit: "ms", most: 1.5 },
  { what: "JavaScript heap", figure: "heap", unit: "MB", most: 2.5 },
  { what: "navigation to first paint", figure: "painted", unit: "ms", most: 1.5 },
];
const MAX_ELEMENTS = 8_000;

type Figures = ReadonlyMap<string, FormFigures>;

const value = (figures: Figures, page: string, { figure, unit }: Metric): number =>
  median(figures.get(page)?.[figure] ?? []) / (unit === "MB" ? MEGABYTE : 1);

const rowOf = (questions: number, figures: Figures, metric: Metric): BenchRow => {
  const [ours, theirs] = [value(figures, OURS, metric), value(figures, PLAIN, metric)];
  return {
    what: `${questions.toLocaleString("en-US")} questions: ${metric.what}`,
    ours,
    unit: metric.unit,
    against: "plain React page",
    theirs,
    ratio: ours / theirs,
    others: Object.entries(OTHERS).map(([page, name]) => ({ name, ratio: value(figures, page, metric) / theirs })),
    budget: `≤ ${metric.most}×`,
    pass: ours / theirs <= metric.most,
  };
};

const elementsRow = (questions: number, figures: Figures): BenchRow => {
  const row = rowOf(questions, figures, { what: "elements on the page", figure: "elements", unit: "", most: 0 });
  const most = (MAX_ELEMENTS * questions) / 1_000;
  return { ...row, budget: `≤ ${most.toLocaleString("en-US")}`, pass: row.ours <= most };
};

const previewRow = (scripts: readonly number[]): BenchRow => {
  const script = p95(scripts);
  return {
    what: "Step of six questions, document of 20 pages: script of a keystroke, 95th percentile",
    ours: script,
    unit: "ms",
    budget: `≤ ${FRAME_MS} ms`,
    pass: script <= FRAME_MS,
  };
};

/**
 * Compares our form page with a plain React page and three form libraries. Each page prints every answer in a document,
 * in real Chromium. The pages take turns in one run, so that other work of the machine affects all of them.
 */
export const measure = async (): Promise<BenchRow[]> => {
  const pages = await servePages();
  const browser = await startChromium();
  const at = (page: string): string => `${pages.base}/?page=${page}`;
  const rows: BenchRow[] = [];
  try {
    for (const [size, rounds] of Object.entries(ROUNDS)) {
      const questions = Number(size);
      const figures = new Map(NAMES.map((name) => [name, noFigures()]));
      for (let round = 0; round < rounds; round++) {
        for (const [name, own] of figures) await measureFormPage(browser, at(name), questions, own);
      }
      rows.push(...METRICS.map((metric) => rowOf(questions, figures, metric)), elementsRow(questions, figures));
    }
    rows.push(previewRow(await measurePreview(browser, at("step"))));
  } finally {
    await browser.close();
    pages.close();
  }
  return rows;
};
