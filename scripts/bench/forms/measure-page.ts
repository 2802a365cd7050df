import type { Browser, Page } from "playwright-core";
import { CLOSED_SECTION, OPEN_WORD, sectionsOf } from "../pages/large-form.ts";
import { heapOf, openMeasuredPage, measureWork } from "./chromium-page.ts";
import type { MeasuredPage } from "./chromium-page.ts";

const WARM_UP = 6;
const KEYSTROKES = 12;
const TOGGLES = 4;
/** Longer than any delay that would still feel like a response to a keystroke. */
const SETTLE_MS = 150;
/** A click is finished once the page has not changed for this long. */
const QUIET_MS = 400;
// At a large size some libraries take seconds.
const TIMEOUT_MS = 60_000;

/** Everything measured on one page, in milliseconds, bytes and elements. */
export type FormFigures = {
  readonly painted: number[];
  readonly heap: number[];
  readonly elements: number[];
  readonly paint: number[];
  readonly script: number[];
  readonly show: number[];
  readonly check: number[];
};

export const noFigures = (): FormFigures => ({
  painted: [],
  heap: [],
  elements: [],
  paint: [],
  script: [],
  show: [],
  check: [],
});

/** Milliseconds from the last keystroke or click to the paint of its last effect. */
export const inputToPaintDelay = async (page: Page): Promise<number> => {
  const read = (): Promise<number | undefined> => page.evaluate(() => globalThis.delay);
  await page.waitForFunction(() => globalThis.delay !== undefined, undefined, { timeout: TIMEOUT_MS });
  let last = await read();
  for (;;) {
    await page.waitForTimeout(QUIET_MS);
    const now = await read();
    if (now !== undefined && now === last) return now;
    last = now;
  }
};

/** The input of a question. Each library derives its DOM id differently. */
const input = (page: Page, section: string, id: string) =>
  page.locator(`[id="${id}"], [id="q-${id}"], [id="root_${section}_${id}"]`);

/** Script of single keystrokes, minus what the page runs while idle. */
const measureKeys = async (bench: MeasuredPage, questions: number, figures: FormFigures): Promise<void> => {
  const { page } = bench;
  const section = sectionsOf(questions)[2]!;
  await input(page, section.id, section.plain[0]!).focus();
  for (let warm = 0; warm < WARM_UP; warm++) await page.keyboard.press("a");
  await page.waitForTimeout(QUIET_MS);
  const idle = await measureWork(bench, () => Promise.resolve(), SETTLE_MS);
  for (let key = 0; key < KEYSTROKES; key++) {
    const work = await measureWork(bench, () => page.keyboard.press("b"), SETTLE_MS);
    figures.script.push(Math.max(0, work.script - idle.script));
    figures.paint.push((await page.evaluate(() => globalThis.delay)) ?? (await inputToPaintDelay(page)));
  }
};

const measureShowing = async ({ page }: MeasuredPage, questions: number, figures: FormFigures): Promise<void> => {
  const section = sectionsOf(questions)[CLOSED_SECTION]!;
  await input(page, section.id, section.control).focus();
  await page.keyboard.type(OPEN_WORD.slice(0, -1));
  for (let toggle = 0; toggle < TOGGLES; toggle++) {
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press(OPEN_WORD.at(-1)!);
    figures.show.push(await inputToPaintDelay(page));
    await page.keyboard.press("Backspace");
  }
};

const measureCheck = async ({ page }: MeasuredPage, figures: FormFigures): Promise<void> => {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  figures.check.push(await inputToPaintDelay(page));
};

/** Opens a form with `questions` questions and appends its timings to `figures`. */
export const measureFormPage = async (
  browser: Browser,
  address: string,
  questions: number,
  figures: FormFigures,
): Promise<void> => {
  const bench = await openMeasuredPage(browser, `${address}&questions=${questions}`);
  const { page } = bench;
  figures.painted.push(await page.evaluate(() => globalThis.painted ?? Number.NaN));
  await page.waitForTimeout(QUIET_MS);
  figures.elements.push(await page.evaluate(() => document.body.querySelectorAll("*").length));
  figures.heap.push(await heapOf(bench));
  await measureKeys(bench, questions, figures);
  await measureShowing(bench, questions, figures);
  await measureCheck(bench, figures);
  await bench.close();
};
