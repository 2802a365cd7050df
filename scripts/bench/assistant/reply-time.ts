import type { Page } from "playwright-core";
import { allQuestions } from "../../../tests/support/assistant-sets.ts";
import { SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import { openDist } from "../open-dist.ts";

const ASSISTANT = "/s/assistant/en";
const CONVERSATIONS = 120;

/** How long replies took in Chromium, in order, and what the page loaded to search, compressed. Units: milliseconds, KB. */
export type PageFigures = { readonly times: readonly number[]; readonly index: number };

/** From Enter to the reply in the page, by the page's own clock; data that a reply needs is loaded meanwhile. */
const watchReplies = (): void => {
  const replies = { began: 0, times: [] as number[] };
  Object.assign(globalThis, { replies });
  document.addEventListener("keydown", ({ key }) => (replies.began = key === "Enter" ? performance.now() : 0), true);
  new MutationObserver(() => {
    const count = document.querySelectorAll("[role=log] > ol > li").length;
    if (replies.began === 0 || count === 0 || count % 2 === 1) return;
    replies.times.push(performance.now() - replies.began);
    replies.began = 0;
  }).observe(document.body, { childList: true, subtree: true });
};

const timesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { replies: { times: number[] } }).replies.times);

/** Bytes of the search index, what was learned from messages, and the vocabulary, as they were sent. */
const indexOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\/catalog\/(?:search|messages|assistant)\.[a-z]+\.json/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** Types the first question of conversations of the first set into the page, each twice: first without, then with its data. */
export const measurePage = async (): Promise<PageFigures> => {
  const questions = allQuestions()
    .filter(({ set, language, refused }) => set === "first" && language === SOURCE_LANGUAGE && refused !== true)
    .slice(0, CONVERSATIONS)
    .map(({ turns }) => turns[0] ?? "");
  const { base, browser, close } = await openDist();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(base + ASSISTANT);
    const box = page.getByRole("textbox", { name: "Your message" });
    // A prerendered page answers once React has hydrated it.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
    // The first message waits for the engine and the index.
    await box.fill("hello");
    await box.press("Enter");
    await page.locator("[role=log] > ol > li").nth(1).waitFor();
    await page.evaluate(watchReplies);
    for (const [at, typed] of [...questions, ...questions].entries()) {
      await box.fill(typed);
      await box.press("Enter");
      await page.waitForFunction(
        (count) => (globalThis as unknown as { replies: { times: number[] } }).replies.times.length > count,
        at,
      );
    }
    const [times, index] = [await timesOf(page), await indexOf(page)];
    return { times: times.slice(questions.length).toSorted((a, b) => a - b), index: index / 1000 };
  } finally {
    await close();
  }
};
