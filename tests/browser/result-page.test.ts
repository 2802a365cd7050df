import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { rotate } from "../support/rotation.ts";
import { toolPlanners } from "./tool-plans.ts";
import type { ToolPlan } from "./tool-plans.ts";
import { visits } from "./visits.ts";

/** The tallest result page at 1280 px while its sections are closed, with a warning that waits for a decision or without. */
const MAX_HEIGHT = 1600;

const { enter } = visits();

type Shown = Pick<ToolPlan, "slug" | "answers"> & { readonly tool: Pick<ToolPlan["tool"], "sensitive"> };

const showResult = async (page: Page, { slug, answers, tool }: Shown): Promise<void> => {
  const given = Buffer.from(JSON.stringify(answers)).toString("base64url");
  await page.goto(`/s/${slug}/en?step=check-answers#given=${given}`);
  if (tool.sensitive) {
    await page.getByLabel("Do not save my answers").check();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.locator("[data-result]").waitFor();
};

const bottomOf = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

const topOf = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().top + scrollY);

const plans = rotate(toolPlanners(), 4)
  .map((makePlan) => makePlan())
  .map((plan) => [plan.tool.id, plan] as const);

test.each(plans)("%s: on a phone the answer and the first step need no scrolling (R01)", async (_, plan) => {
  const { page } = await enter("/help", { viewport: { width: 360, height: 740 } });
  await showResult(page, plan);
  expect(await bottomOf(page, "main h1")).toBeLessThan(740);
  expect(await topOf(page, "[data-first-step]")).toBeLessThan(700);
  if (!plan.tool.sensitive) return;
  const exit = await page.getByRole("button", { name: "Exit this page" }).boundingBox();
  const status = await page.getByText("Not saved on this device").first().boundingBox();
  expect(exit!.y + exit!.height, "the exit button covers no text").toBeLessThanOrEqual(status!.y);
});

test.each(plans)("%s: the result page is short, and answer and first step need no scrolling (R01)", async (_, plan) => {
  const { page } = await enter("/help", { viewport: { width: 1280, height: 800 } });
  await showResult(page, plan);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_HEIGHT);
  expect(await bottomOf(page, "main h1")).toBeLessThan(800);
  expect(await bottomOf(page, "[data-first-step]")).toBeLessThan(800);
});

/** The words on the first printed page, and where the first of them begins. Unit: point. */
const firstPrintedPage = async (page: Page): Promise<{ readonly words: string; readonly top: number }> => {
  const input = await page.pdf({ preferCSSPageSize: true });
  const text = execFileSync("pdftotext", ["-l", "1", "-bbox", "-", "-"], { input, encoding: "utf8" });
  const found = [...text.matchAll(/yMin="([\d.]+)"[^>]*>([^<]*)</g)];
  return { words: found.map(([, , word]) => word).join(" "), top: Math.min(...found.map(([, top]) => Number(top))) };
};

// 12 mm is 34 points, less what the letters of the first line reach above their line.
const PRINT_MARGIN = 30;

test.each(plans)("%s: the first line of a printed result is not cut off", async (_, plan) => {
  const { page } = await enter("/help", { viewport: { width: 1280, height: 800 } });
  await showResult(page, plan);
  const { words, top } = await firstPrintedPage(page);
  expect(words).toContain("calculated on");
  expect(top).toBeGreaterThanOrEqual(PRINT_MARGIN);
});

test("on paper the mark of a limit ends above the figure of the limit", async () => {
  const { page } = await enter("/help", { viewport: { width: 1280, height: 800 } });
  const filing_date = new Date().toISOString().slice(0, 10);
  const answers = { state: "US-CA", filing_date, plaintiff: "person", claim: "contract", asked: "4200", filed: "0" };
  await showResult(page, { slug: "small-claims-court-eligibility-checker", answers, tool: { sensitive: false } });
  await page.emulateMedia({ media: "print" });
  const mark = await page.locator("figure svg line").last().boundingBox();
  const figure = await page.locator("figure p").last().boundingBox();
  expect(mark!.y + mark!.height).toBeLessThanOrEqual(figure!.y);
});
