import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBench, startChromium } from "../../scripts/bench/forms/chromium-page.ts";
import { servePages } from "../../scripts/bench/forms/serve-pages.ts";
import type { ServedPages } from "../../scripts/bench/forms/serve-pages.ts";
import { CLOSED_SECTION, OPEN_WORD, sections } from "../../scripts/bench/pages/large-form.ts";

let pages: ServedPages;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  pages = await servePages({ names: true });
  browser = await startChromium();
  ({ page } = await openBench(browser, `${pages.base}/?page=ours&count`));
  await page.evaluate(() => globalThis.probe?.mount());
});

afterAll(async () => {
  await browser?.close();
  pages?.close();
});

const section = sections[3]!;
const closed = sections[CLOSED_SECTION]!;

/** Renders by component name that a deed causes, whatever of it happens in the next 300 ms. */
const rendersOf = async (deed: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
  await page.waitForTimeout(100);
  await page.evaluate(() => globalThis.renders?.clear());
  await deed();
  await page.waitForTimeout(300);
  return page.evaluate(() => Object.fromEntries(globalThis.renders ?? []));
};

const input = (id: string) => page.locator(`[id="q-${id}"]`);
const type = async (id: string, key: string): Promise<void> => {
  await input(id).focus();
  await input(id).press(key);
};

describe("one keystroke among 1,000 questions with 500 conditions", () => {
  test("the page draws all of them, and the count sees it", async () => {
    expect(await page.locator("input").count()).toBe(980);
    const renders = await page.evaluate(() => Object.fromEntries(globalThis.renders ?? []));
    expect(renders["FieldSlot"]).toBe(1000);
    expect(renders["AllQuestionsPage"]).toBe(1);
  });

  test("renders its own question at most, and never the page", async () => {
    const renders = await rendersOf(() => type(section.plain[0]!, "a"));
    expect(renders["FieldSlot"] ?? 0).toBeLessThanOrEqual(1);
    expect(renders["AllQuestionsPage"] ?? 0).toBe(0);
    expect(renders["Section"] ?? 0).toBe(0);
  });

  test("renders the twenty questions it brings up, and no other", async () => {
    const start = OPEN_WORD.slice(0, -1);
    for (const key of start) await type(closed.control, key);
    const renders = await rendersOf(() => type(closed.control, OPEN_WORD.at(-1)!));
    expect(await page.locator("input").count()).toBe(1000);
    expect(renders["FieldSlot"]).toBeGreaterThanOrEqual(closed.conditional.length);
    expect(renders["FieldSlot"]).toBeLessThanOrEqual(1 + closed.conditional.length);
    // The page announces the new questions.
    expect(renders["AllQuestionsPage"] ?? 0).toBeLessThanOrEqual(1);
  });

  test("renders nothing when a question only gets and loses the focus", async () => {
    const renders = await rendersOf(async () => {
      await input(section.plain[1]!).focus();
      await input(section.plain[2]!).focus();
    });
    expect(renders["FieldSlot"] ?? 0).toBe(0);
  });

  test("an error on show costs its own question and the summary, not the page's questions", async () => {
    await page.locator("button[type=submit]").click();
    await page.locator(`[id="q-${section.plain[3]!}-error"]`).waitFor();
    const renders = await rendersOf(() => type(section.plain[3]!, "a"));
    expect(await page.locator(`[id="q-${section.plain[3]!}-error"]`).count()).toBe(0);
    expect(renders["FieldSlot"] ?? 0).toBeLessThanOrEqual(1);
  });
});
