import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { CatalogIndex, IndexEntry } from "../../src/model/site/catalog-index.ts";
import { FORM_CODE, HOME_CODE, readBuiltCode } from "./built-code.ts";
import { median } from "./forms/figures.ts";
import { openDist } from "./open-dist.ts";
import type { BenchRow } from "./row.ts";

const DIST = resolve(import.meta.dirname, "../../dist");
const ROUNDS = 3;
const KB = 1024;

// A mid-range phone on a slow mobile network.
const PHONE = { width: 360, height: 740 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

const BUDGET = { heading: 1_300, lcp: 1_400, cls: 0.02, homeCode: 130, formCode: 190, growth: 2, open: 50 };
// A form page loads the code of its steps before its controls respond. Unit: milliseconds.
const controlBudget = (path: string): number => (path.startsWith("/s/") ? 2_500 : 2_200);

type Paint = {
  /** When the page's own heading was painted. */
  readonly heading: number;
  /** When the page had been hydrated, so that its controls respond. */
  readonly control: number;
  readonly lcp: number;
  readonly cls: number;
};

const watchPaint = (): void => {
  const paint = { heading: 0, control: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { paint });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { readonly value: number; readonly hadRecentInput: boolean };
      if (!shift.hadRecentInput) paint.cls += shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  // Anonymous: the script runner wraps named functions in a helper that the page does not have.
  setInterval(() => {
    const heading = document.querySelector("#root h1");
    if (heading) paint.heading ||= performance.now();
    const isHydrated = Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber"));
    if (isHydrated) paint.control ||= performance.now();
  }, 10);
};

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
};

const paintOf = async (browser: Browser, address: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  await throttle(page);
  await page.goto(address);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const paint = await page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
  await context.close();
  return paint;
};

const readIndex = (): CatalogIndex =>
  JSON.parse(readFileSync(resolve(DIST, "catalog/index.json"), "utf8")) as CatalogIndex;

/** First pages, the page of a form, and pages inside the frame. */
const paths = (): readonly string[] => {
  const form = readIndex().entries.find(({ kind, status }) => kind === "document" && status === "ready");
  return ["/", "/jp", `/s/${form?.slugs[0]}/en`, "/services", "/document-vault", "/help"];
};

const paintRows = async (browser: Browser, base: string): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const path of paths()) {
    const paints: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) paints.push(await paintOf(browser, base + path));
    const time = (what: string, name: "heading" | "control" | "lcp", budget: number): BenchRow => {
      const ours = median(paints.map((paint) => paint[name]));
      return { what: `${path}: ${what}`, ours, unit: "ms", budget: `≤ ${budget} ms`, pass: ours > 0 && ours <= budget };
    };
    rows.push(time("own heading on a slow phone", "heading", BUDGET.heading));
    rows.push(time("first control answers on a slow phone", "control", controlBudget(path)));
    rows.push(time("largest paint on a slow phone", "lcp", BUDGET.lcp));
    const cls = Math.max(...paints.map((paint) => paint.cls));
    rows.push({
      what: `${path}: layout shift`,
      ours: cls,
      unit: "",
      budget: `≤ ${BUDGET.cls}`,
      pass: cls <= BUDGET.cls,
    });
  }
  return rows;
};

const sizeRows = (): readonly BenchRow[] => {
  const { gzipped } = readBuiltCode(DIST);
  const row = (what: string, code: readonly string[], most: number): BenchRow => {
    const ours = gzipped(code);
    return { what, ours, unit: "KB", budget: `≤ ${most} KB`, pass: ours <= most };
  };
  return [
    row("Code of the home page, gzipped", HOME_CODE, BUDGET.homeCode),
    row("Code of a form page up to its first step, gzipped", FORM_CODE, BUDGET.formCode),
  ];
};

/** The catalog with that many more documents, spread over its categories. */
const grown = (index: CatalogIndex, count: number): CatalogIndex => {
  const [model] = index.entries.filter(({ kind }) => kind === "document");
  const categories = [...new Set(index.entries.flatMap(({ nav }) => nav?.category ?? []))];
  const more = Array.from({ length: count }, (_unused, index): IndexEntry => ({
    ...model!,
    id: `grown-${index}`,
    status: "ready",
    entry: { ...model!.entry, primary: `Agreement number ${index}`, secondary: "" },
    slugs: [`create-a-grown-${index}`],
    nav: { category: categories[index % categories.length]!, order: index },
  }));
  return { ...index, entries: [...index.entries, ...more] };
};

const firstLoad = async (browser: Browser, address: string, index: CatalogIndex): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", (response) => {
    void response.body().then((body) => (bytes += body.length));
  });
  await page.route("**/catalog/index.json", (route) => route.fulfill({ json: index }));
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  await context.close();
  return bytes / KB;
};

const openTime = async (browser: Browser, address: string, index: CatalogIndex): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/catalog/index.json", (route) => route.fulfill({ json: index }));
  await page.goto(address);
  const groups = page.locator("nav button[aria-expanded=false]");
  await groups.first().waitFor();
  const times = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>("nav [aria-expanded=false]")];
    const took: number[] = [];
    for (const button of buttons) {
      const start = performance.now();
      button.click();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      took.push(performance.now() - start);
      // A person opens one group at a time; the rest of a long list has rendered by then.
      await new Promise((done) => setTimeout(done, 400));
    }
    return took;
  });
  await context.close();
  return Math.max(...times);
};

const growthRows = async (browser: Browser, base: string): Promise<readonly BenchRow[]> => {
  const index = readIndex();
  const ten = { ...index, entries: index.entries.filter(({ kind }) => kind === "document").slice(0, 10) };
  const thousand = grown(ten, 990);
  const [small, large] = [await firstLoad(browser, `${base}/`, ten), await firstLoad(browser, `${base}/`, thousand)];
  const growth = Math.abs(large - small);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await openTime(browser, `${base}/services`, thousand));
  const open = median(times);
  return [
    {
      what: "First load of the first page, catalog of 10 definitions against one of 1,000",
      ours: growth,
      unit: "KB",
      budget: `± ${BUDGET.growth} KB`,
      pass: growth <= BUDGET.growth,
    },
    {
      what: "Opening the fullest category of a menu with 1,000 entries, to the next frame",
      ours: open,
      unit: "ms",
      budget: `≤ ${BUDGET.open} ms`,
      pass: open <= BUDGET.open,
    },
  ];
};

/** The cost of the built site for a visitor: paint on a slow phone, growth with the catalog, a menu with many entries. */
export const measure = async (): Promise<readonly BenchRow[]> => {
  const { base, browser, close } = await openDist();
  try {
    return [...(await paintRows(browser, base)), ...sizeRows(), ...(await growthRows(browser, base))];
  } finally {
    await close();
  }
};
