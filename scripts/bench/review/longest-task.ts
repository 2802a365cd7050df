import type { Browser } from "playwright-core";

const CPU_SLOWDOWN = 4;
const SETTLED_MS = 2_500;
const RENDERED_MS = 6_000;
const TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"];
const CHOSEN = "file chosen";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Unit: microseconds. */
  readonly ts: number;
  /** Unit: microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

// CPU time of the longest task on the main thread after the mark. Tasks before it belong to the test driver.
// Unit: ms.
const longestIn = (events: readonly TraceEvent[]): number => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(threadOf),
  );
  const from = events.find(({ name }) => name === CHOSEN)?.ts;
  if (from === undefined) throw new Error("The trace lacks the mark of the chosen file.");
  const tasks = events.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && main.has(threadOf(event)) && event.ts > from,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

/**
 * The longest task of the review page from the choice of a text file until its whole result is shown, with the processor
 * four times slower. Unit: ms of processor time, so that other programs of the machine do not count.
 *
 * The observer of long tasks reports only those of 50 ms or more and counts waiting for a busy processor; this counts all.
 */
export const longestTask = async (browser: Browser, address: string, text: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(address);
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    (mark) => document.addEventListener("change", () => performance.mark(mark), { capture: true, once: true }),
    CHOSEN,
  );
  await page.waitForTimeout(SETTLED_MS);
  await browser.startTracing(page, { categories: TRACED });
  await input.setInputFiles({ name: "contract.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator("article[data-card]").first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(RENDERED_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await context.close();
  return longestIn(trace.traceEvents);
};
