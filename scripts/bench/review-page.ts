import type { Page } from "playwright-core";
import { makePdf } from "../../tests/reading/make-pdf.ts";
import { median } from "./forms/figures.ts";
import { openDist } from "./open-dist.ts";
import { contractOf } from "./review/contract-text.ts";
import { longestTask } from "./review/longest-task.ts";
import type { BenchRow } from "./row.ts";

const PAGE = "/s/review-a-document/en";
const ROUNDS = 7;
const SLOW_ROUNDS = 3;
const BUDGET = { first: 500, task: 50, long: 2_000 };

const OPENING = [
  "SUPPLY AGREEMENT",
  'This Agreement is made between Aster Ltd. ("Seller") and Birch Inc. ("Buyer"), each a party to it.',
  "Either party may terminate this Agreement by written notice if the other party is in breach of it.",
  "This Agreement is governed by the laws of Ohio, and the Seller is liable for every defect of the goods.",
];

/** A generated contract with this many pages of sixty lines each. */
const contractPages = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, page) => [
    ...(page === 0 ? OPENING : []),
    ...Array.from(
      { length: 54 },
      (_, line) =>
        `${page + 1}.${line + 1} The Buyer shall pay invoice ${line + 1} within thirty (${line % 9 === 0 ? 45 : 30}) days of receipt.`,
    ),
  ]);

const watchTasks = (): void => {
  const tasks = { longest: 0 };
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration);
  }).observe({ type: "longtask", buffered: true });
};

type Run = { readonly first: number; readonly task: number };

/** From submitting a PDF to the render of its first finding, by the page's own clock. */
const timeReview = async (page: Page, address: string, pdf: Uint8Array): Promise<Run> => {
  await page.goto(address);
  await page.locator('input[type="file"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const marks = { began: 0, ended: 0 };
    Object.assign(globalThis, {
      marks,
      tasks: Object.assign(Reflect.get(globalThis, "tasks") as object, { longest: 0 }),
    });
    document.addEventListener("change", () => (marks.began ||= performance.now()), true);
    new MutationObserver(() => {
      if (marks.ended === 0 && document.querySelector("article[data-card]")) marks.ended = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
  await page.locator("article[data-card]").first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const { marks, tasks } = globalThis as unknown as {
      marks: { began: number; ended: number };
      tasks: { longest: number };
    };
    return { first: marks.ended - marks.began, task: tasks.longest };
  });
};

/** Time until a PDF shows its first finding, and whether the page is ever blocked meanwhile. */
export const measure = async (): Promise<BenchRow[]> => {
  const { base, browser, close } = await openDist();
  try {
    const address = base + PAGE;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const timesOf = async (pages: number, rounds: number): Promise<readonly Run[]> => {
      const pdf = await makePdf(contractPages(pages));
      const runs: Run[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await timeReview(page, address, pdf));
      return runs;
    };
    const short = await timesOf(8, ROUNDS);
    const long = await timesOf(100, 3);
    const slowTaskOf = async (length: number): Promise<number> => {
      const tasks: number[] = [];
      for (let round = 0; round < SLOW_ROUNDS; round++)
        tasks.push(await longestTask(browser, address, contractOf(length)));
      return median(tasks);
    };
    const slow = { usual: await slowTaskOf(33_000), long: await slowTaskOf(100_000) };
    const row = (what: string, ours: number, budget: number): BenchRow => ({
      what,
      ours,
      unit: "ms",
      budget: `≤ ${budget} ms`,
      pass: ours <= budget,
    });
    return [
      row("PDF of 8 pages to first point, median", median(short.map(({ first }) => first)), BUDGET.first),
      row("PDF of 100 pages to first point, median", median(long.map(({ first }) => first)), BUDGET.long),
      row("33,000 characters, processor four times slower: longest task", slow.usual, BUDGET.task),
      row("100,000 characters, processor four times slower: longest task", slow.long, BUDGET.task),
      row(
        "longest task of 50 ms or more, any PDF (0: none)",
        Math.max(...[...short, ...long].map(({ task }) => task)),
        BUDGET.task,
      ),
    ];
  } finally {
    await close();
  }
};
