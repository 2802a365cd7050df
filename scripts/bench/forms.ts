import type { Browser } from "playwright-core";
import { openBench, startChromium } from "./forms/chromium-page.ts";
import { compared, median, p95 } from "./forms/figures.ts";
import { measureFormPage, noFigures } from "./forms/measure-page.ts";
import type { FormFigures } from "./forms/measure-page.ts";
import { measurePreview } from "./forms/measure-preview.ts";
import type { PreviewFigures } from "./forms/measure-preview.ts";
import { servePages } from "./forms/serve-pages.ts";
import type { BenchRow } from "./row.ts";

const ROUNDS = 4;
const FRAME = 16;
const MEGABYTE = 1_000_000;

/** The pages take turns, so that a busy moment of the machine meets both. */
const inTurns = async (rounds: number, turns: readonly (() => Promise<void>)[]): Promise<void> => {
  for (let round = 0; round < rounds; round++) for (const turn of turns) await turn();
};

const formRows = (ours: FormFigures, hand: FormFigures): readonly BenchRow[] => {
  const row = (what: string, figure: keyof FormFigures, most: number): BenchRow =>
    compared(what, "ms", median(ours[figure]), median(hand[figure]), most);
  const [ourHeap, theirHeap] = [median(ours.heap) / MEGABYTE, median(hand.heap) / MEGABYTE];
  return [
    row("1,000 questions, 500 conditions: keystroke to paint", "paint", 1.2),
    row("… all work of a keystroke on the main thread, what follows it included", "work", 1.2),
    row("… keystroke that shows 20 conditional questions, to paint", "show", 1.3),
    row("… drawing the page, to paint", "mount", 1.5),
    row("… Continue with everything wrong, to paint", "check", 2),
    compared("… JavaScript heap", "MB", ourHeap, theirHeap, 2),
  ];
};

const previewRows = (ours: PreviewFigures, hand: PreviewFigures): readonly BenchRow[] => {
  const script = p95(ours.script);
  return [
    {
      what: "Preview of 20 pages: script of a keystroke, 95th percentile",
      ours: script,
      unit: "ms",
      budget: `≤ ${FRAME} ms`,
      pass: script <= FRAME,
    },
    compared("… keystroke to painted preview", "ms", median(ours.paint), median(hand.paint), 1.2),
  ];
};

const mountOf = async (browser: Browser, address: string, mounts: number[]): Promise<void> => {
  const bench = await openBench(browser, address);
  mounts.push(await bench.page.evaluate(() => globalThis.probe?.mount() ?? Number.NaN));
  await bench.close();
};

const skippingRow = (skipping: readonly number[], flat: readonly number[]): BenchRow => {
  const [ours, theirs] = [median(skipping), median(flat)];
  return {
    what: "Drawing our page while sections out of sight are skipped (content-visibility)",
    ours,
    unit: "ms",
    against: "the same page in full",
    theirs,
    ratio: ours / theirs,
    budget: "< 1×",
    pass: ours < theirs,
  };
};

/** Our forms beside pages written by hand for the same questions, in real Chromium, in one run. */
export const measure = async (): Promise<BenchRow[]> => {
  const pages = await servePages();
  const browser = await startChromium();
  const at = (page: string): string => `${pages.base}/?page=${page}`;
  const [ours, hand] = [noFigures(), noFigures()];
  const [ourPreview, handPreview]: [PreviewFigures, PreviewFigures] = [
    { script: [], paint: [] },
    { script: [], paint: [] },
  ];
  const flat: number[] = [];
  try {
    await inTurns(ROUNDS, [
      () => measureFormPage(browser, at("hand"), hand),
      () => measureFormPage(browser, at("ours"), ours),
      () => mountOf(browser, at("ours&flat"), flat),
      () => measurePreview(browser, at("preview-hand"), handPreview),
      () => measurePreview(browser, at("preview-ours"), ourPreview),
    ]);
  } finally {
    await browser.close();
    pages.close();
  }
  return [...formRows(ours, hand), skippingRow(ours.mount, flat), ...previewRows(ourPreview, handPreview)];
};
