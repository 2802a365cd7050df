import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { control, goOn } from "./form-pages.ts";
import { openSite } from "./harness.ts";
import type { Visit } from "./harness.ts";

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Passes the start panel and answers "No" to every screening question. */
const toFirstStep = async (page: Page, field: string): Promise<void> => {
  await page.getByRole("button", { name: "Start" }).click();
  await control(page, field)
    .or(page.getByRole("radio", { name: "No" }))
    .first()
    .waitFor();
  if (await control(page, field).isVisible()) return;
  for (const one of await page.getByRole("radio", { name: "No" }).all()) await one.check();
  await goOn(page);
};

const choose = async (page: Page, field: string, place: string): Promise<void> => {
  await control(page, field).fill(place);
  await control(page, field).press("Tab");
};

/** The notice links to the official page, is not a problem to correct, and Continue leads to it and nowhere else. */
const expectStop = async (page: Page, says: string, source: RegExp): Promise<void> => {
  const stop = page.locator("#warning-law_unknown");
  await stop.getByText(says).waitFor();
  const link = stop.getByRole("link", { name: "Go to the official page" });
  expect(await link.getAttribute("href")).toMatch(source);
  const before = page.url();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => stop.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(page.url()).toBe(before);
};

describe("a jurisdiction a page cannot serve is rejected at its question", () => {
  test("a checker rejects an unsupported state before any other answer, and accepts another state", async () => {
    const { page, go, faults, context } = await site.visitor();
    await go("/s/small-claims-court-eligibility-checker/en");
    await toFirstStep(page, "state");
    await choose(page, "state", "Mississippi");
    await expectStop(page, "We cannot answer this for Mississippi yet.", /courts\.ms\.gov/);
    await choose(page, "state", "California");
    await page.locator("#warning-law_unknown").waitFor({ state: "detached" });
    await goOn(page);
    expect(await control(page, "asked").isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a document, before its name is asked", async () => {
    const { page, go, faults, context } = await site.visitor();
    await go("/s/create-articles-of-incorporation/en");
    await toFirstStep(page, "place");
    await choose(page, "place", "Pennsylvania");
    const stop = page.locator("#warning-law_unknown");
    await stop.getByText("We do not have this form for Pennsylvania yet.").waitFor();
    expect(await stop.getByRole("link").first().getAttribute("href")).toMatch(/^https:\/\//);
    expect(faults).toEqual([]);
    await context.close();
  });
});
