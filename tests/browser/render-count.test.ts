import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMeasuredPage, startChromium } from "../../scripts/bench/forms/chromium-page.ts";
import { servePages } from "../../scripts/bench/forms/serve-pages.ts";
import type { ServedPages } from "../../scripts/bench/forms/serve-pages.ts";
import { CLOSED_SECTION, OPEN_WORD, sectionsOf } from "../../scripts/bench/pages/large-form.ts";

let pages: ServedPages;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  pages = await servePages({ names: true });
  browser = await startChromium();
  ({ page } = await openMeasuredPage(browser, `${pages.base}/?page=ours&count`));
});

afterAll(async () => {
  await browser?.close();
  pages?.close();
});

const sections = sectionsOf(1_000);
const section = sections[3]!;
const closed = sections[CLOSED_SECTION]!;

/** Renders by component name caused by an action, within the next 300 ms. */
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

// 20 sections of 50 questions, 4 of them choices of 3 radios; in one section 20 questions, 2 of them choices, are hidden
// at first.
const INPUTS_AT_FIRST = 20 * (46 + 4 * 3) - (18 + 2 * 3);
const INPUTS_OPENED = 18 + 2 * 3;

describe("one keystroke among 1,000 questions with 400 conditions", () => {
  test("the page renders all of them, and the counter sees it", async () => {
    expect(await page.locator("input").count()).toBe(INPUTS_AT_FIRST);
    const renders = await page.evaluate(() => Object.fromEntries(globalThis.renders ?? []));
    expect(renders["FieldSlot"]).toBe(1000);
    expect(renders["AllQuestionsPage"]).toBe(1);
  });

  test("the page has at most eight elements for each question, its document included", async () => {
    expect(await page.evaluate(() => document.body.querySelectorAll("*").length)).toBeLessThanOrEqual(8 * 1_000);
  });

  test("the browser lays out the part of the document in sight, and no other", async () => {
    const isLaidOut = (place: "first" | "last"): Promise<boolean> =>
      page
        .locator(`.doc-clause .doc-body`)
        [place]()
        .evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut("first")).toBe(true);
    expect(await isLaidOut("last")).toBe(false);
  });

  test("the document follows the focus to a clause that was not laid out before", async () => {
    const last = sections.at(-1)!.plain[0]!;
    await input(last).focus();
    const answer = page.locator(`[data-answer="${last}"]`);
    await expect
      .poll(() =>
        answer.evaluate((link) => {
          const [shown, frame] = [link, link.closest(".doc-frame")!].map((each) => each.getBoundingClientRect());
          return shown!.top >= frame!.top && shown!.bottom <= frame!.bottom;
        }),
      )
      .toBe(true);
    await input(section.plain[0]!).focus();
  });

  test("typing a line of text renders no question component, and never the page", async () => {
    const renders = await rendersOf(() => type(section.plain[0]!, "a"));
    expect(renders["FieldSlot"] ?? 0).toBe(0);
    expect(renders["AllQuestionsPage"] ?? 0).toBe(0);
    expect(renders["Section"] ?? 0).toBe(0);
  });

  test("renders only the twenty questions it shows", async () => {
    const start = OPEN_WORD.slice(0, -1);
    for (const key of start) await type(closed.control, key);
    const renders = await rendersOf(() => type(closed.control, OPEN_WORD.at(-1)!));
    expect(await page.locator("input").count()).toBe(INPUTS_AT_FIRST + INPUTS_OPENED);
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

  test("showing an error renders only its question and the summary", async () => {
    await page.evaluate(() => addEventListener("transitionrun", () => (document.title = "moves"), { once: true }));
    await page.locator("button[type=submit]").click();
    await page.locator(`[id="q-${section.plain[3]!}-error"]`).waitFor();
    // A visitor who prefers reduced motion: a thousand inputs change their borders, and none in a transition.
    expect(await page.title()).not.toBe("moves");
    const renders = await rendersOf(() => type(section.plain[3]!, "a"));
    expect(await page.locator(`[id="q-${section.plain[3]!}-error"]`).count()).toBe(0);
    expect(renders["FieldSlot"] ?? 0).toBeLessThanOrEqual(1);
  });
});
