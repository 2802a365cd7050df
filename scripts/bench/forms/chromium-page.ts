import { chromium } from "playwright-core";
import type { Browser, CDPSession, Page } from "playwright-core";
import { ensureChromium } from "../../browser/find-chromium.ts";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Render frames as fast as possible: waiting for a screen would hide the difference between two pages.
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
];

export const startChromium = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: QUIET });

/** A page under measurement with its developer tools. */
export type MeasuredPage = { readonly page: Page; readonly tools: CDPSession; readonly close: () => Promise<void> };

export const openMeasuredPage = async (browser: Browser, address: string): Promise<MeasuredPage> => {
  // With an unbounded frame rate, a fade would repaint hundreds of times a second and distort the figures.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`bench page: ${error.message}`));
  await page.goto(address);
  await page.waitForFunction(() => globalThis.painted !== undefined);
  const tools = await context.newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, tools, close: () => context.close() };
};

/** Milliseconds of work of the page so far: everything on its main thread, and scripts alone. */
export type Work = { readonly all: number; readonly script: number };

export const mainThreadWork = async ({ tools }: MeasuredPage): Promise<Work> => {
  const { metrics } = await tools.send("Performance.getMetrics");
  const value = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { all: value("TaskDuration"), script: value("ScriptDuration") };
};

/** Main-thread work caused by an action, within the given time after it. */
export const measureWork = async (
  bench: MeasuredPage,
  action: () => Promise<unknown>,
  settle: number,
): Promise<Work> => {
  const before = await mainThreadWork(bench);
  await action();
  await bench.page.waitForTimeout(settle);
  const after = await mainThreadWork(bench);
  return { all: after.all - before.all, script: after.script - before.script };
};

/** Bytes of the page's JavaScript heap after a collection. */
export const heapOf = async ({ tools }: MeasuredPage): Promise<number> => {
  await tools.send("HeapProfiler.collectGarbage");
  await tools.send("HeapProfiler.collectGarbage");
  const { metrics } = await tools.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === "JSHeapUsedSize")?.value ?? 0;
};
