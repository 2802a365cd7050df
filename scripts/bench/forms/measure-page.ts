import type { Browser, Page } from "playwright-core";
import { CLOSED_SECTION, OPEN_WORD, sections } from "../pages/large-form.ts";
import { heapOf, openBench, workOf } from "./chromium-page.ts";
import type { Bench } from "./chromium-page.ts";

const KEYS = 25;
const TOGGLES = 8;
/** Longer than any delay a page could hide work behind and still count as an answer to a keystroke. */
const SETTLE = 150;

/** Everything measured on one page that shows the 1,000 questions, in milliseconds and bytes. */
export type FormFigures = {
  readonly mount: number[];
  readonly heap: number[];
  readonly paint: number[];
  readonly work: number[];
  readonly show: number[];
  readonly check: number[];
};

export const noFigures = (): FormFigures => ({ mount: [], heap: [], paint: [], work: [], show: [], check: [] });

/** Milliseconds from each keystroke or click since the last call to its picture. */
export const takeStrokes = (page: Page): Promise<number[]> => page.evaluate(() => globalThis.strokes?.splice(0) ?? []);

/** Waits for the picture that follows the last keystroke or click. */
const nextStroke = async (page: Page): Promise<number[]> => {
  await page.waitForFunction(() => (globalThis.strokes?.length ?? 0) > 0);
  return takeStrokes(page);
};

const input = (page: Page, id: string) => page.locator(`[id="${id}"], [id="q-${id}"]`);

/** Work of `KEYS` keystrokes, each with what it causes afterwards, less what the page does when nobody types. */
const measureKeys = async (bench: Bench, figures: FormFigures): Promise<void> => {
  const { page } = bench;
  await input(page, sections[2]!.plain[0]!).focus();
  for (let warm = 0; warm < 10; warm++) await page.keyboard.press("a");
  const idle = await workOf(bench, () => Promise.resolve(), SETTLE);
  await takeStrokes(page);
  for (let key = 0; key < KEYS; key++) {
    const work = await workOf(bench, () => page.keyboard.press("b"), SETTLE);
    figures.work.push(Math.max(0, work.all - idle.all));
  }
  figures.paint.push(...(await takeStrokes(page)));
};

const measureShowing = async ({ page }: Bench, figures: FormFigures): Promise<void> => {
  await input(page, sections[CLOSED_SECTION]!.control).focus();
  await page.keyboard.type(OPEN_WORD.slice(0, -1));
  for (let toggle = 0; toggle < TOGGLES; toggle++) {
    await page.waitForTimeout(SETTLE);
    await takeStrokes(page);
    await page.keyboard.press(OPEN_WORD.at(-1)!);
    figures.show.push(...(await nextStroke(page)));
    await page.keyboard.press("Backspace");
  }
};

const measureCheck = async ({ page }: Bench, figures: FormFigures): Promise<void> => {
  await takeStrokes(page);
  await page.evaluate(() => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  figures.check.push(...(await nextStroke(page)));
};

/** Opens one page and adds its figures. */
export const measureFormPage = async (browser: Browser, address: string, figures: FormFigures): Promise<void> => {
  const bench = await openBench(browser, address);
  figures.mount.push(await bench.page.evaluate(() => globalThis.probe?.mount() ?? Number.NaN));
  figures.heap.push(await heapOf(bench));
  await measureKeys(bench, figures);
  await measureShowing(bench, figures);
  await measureCheck(bench, figures);
  await bench.close();
};
