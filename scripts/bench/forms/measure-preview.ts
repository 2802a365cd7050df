import type { Browser } from "playwright-core";
import { TYPED } from "../pages/long-document.ts";
import { openBench, workOf } from "./chromium-page.ts";
import { takeStrokes } from "./measure-page.ts";

const KEYS = 40;
const SETTLE = 100;

/** Milliseconds of script per keystroke, and from the keystroke to the picture of the changed preview. */
export type PreviewFigures = { readonly script: number[]; readonly paint: number[] };

/** Types into the question whose answer the document prints in five places, and adds the figures. */
export const measurePreview = async (browser: Browser, address: string, figures: PreviewFigures): Promise<void> => {
  const bench = await openBench(browser, address);
  const { page } = bench;
  await page.evaluate(() => globalThis.probe?.mount());
  await page.locator(`[id="${TYPED}"], [id="q-${TYPED}"]`).focus();
  for (let warm = 0; warm < 15; warm++) await page.keyboard.press("a");
  await page.waitForTimeout(1_000);
  await takeStrokes(page);
  for (let key = 0; key < KEYS; key++) {
    const work = await workOf(bench, () => page.keyboard.press("b"), SETTLE);
    figures.script.push(work.script);
  }
  figures.paint.push(...(await takeStrokes(page)));
  await bench.close();
};
