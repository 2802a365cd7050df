import type { Browser } from "playwright-core";
import { TYPED } from "../pages/long-document.ts";
import { openMeasuredPage, measureWork } from "./chromium-page.ts";

const KEYSTROKES = 40;
const SETTLE_MS = 100;

/** Script time per keystroke in a question whose answer appears five times in a document of twenty pages. Unit: milliseconds. */
export const measurePreview = async (browser: Browser, address: string): Promise<readonly number[]> => {
  const bench = await openMeasuredPage(browser, address);
  const { page } = bench;
  await page.locator(`[id="q-${TYPED}"]`).focus();
  for (let warm = 0; warm < 15; warm++) await page.keyboard.press("a");
  await page.waitForTimeout(1_000);
  const scripts: number[] = [];
  for (let key = 0; key < KEYSTROKES; key++) {
    scripts.push((await measureWork(bench, () => page.keyboard.press("b"), SETTLE_MS)).script);
  }
  await bench.close();
  return scripts;
};
