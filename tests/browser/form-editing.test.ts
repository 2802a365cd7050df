import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { control, openAt, question } from "./form-pages.ts";
import { visits } from "./visits.ts";

const NOTE = "/s/create-a-promissory-note/en";

const { enter } = visits();

const announced = (page: Page): Promise<string> =>
  page
    .locator('form > [role="status"]')
    .last()
    .evaluate((element) => element.textContent ?? "");
const focusedQuestion = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.closest("[data-question]")?.getAttribute("data-question"));
const problem = (page: Page) => page.getByRole("heading", { name: "There is a problem" });

describe("a question that an answer raises on the same step", () => {
  test("is announced, gets the focus on Continue, and keeps its answer when it disappears (F12)", async () => {
    const { page } = await enter(`${NOTE}?step=protection`);
    await question(page, "secured").getByLabel("Yes", { exact: true }).check();
    await question(page, "grant").getByLabel("In a separate agreement").check();
    await control(page, "security").waitFor();
    expect(await announced(page)).toContain("New question");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect.poll(() => focusedQuestion(page)).toBe("q-security");
    expect(await problem(page).count()).toBe(0);
    // Leaving it empty after it was pointed out is a problem like any other.
    await page.getByRole("button", { name: "Continue" }).click();
    await problem(page).waitFor();
    await control(page, "security").fill("a delivery van");
    await question(page, "secured").getByLabel("No", { exact: true }).check();
    await control(page, "security").waitFor({ state: "detached" });
    await question(page, "secured").getByLabel("Yes", { exact: true }).check();
    expect(await control(page, "security").inputValue()).toBe("a delivery van");
  });

  test("is announced on the page of all questions, where a half-typed amount keeps its box and the focus (F12)", async () => {
    const { page } = await enter(`${NOTE}?step=all-questions`);
    const amount = page.locator('input[inputmode="decimal"]').first();
    await amount.click();
    const box = await amount.elementHandle();
    let typed = "";
    for (const key of "$3,000,000.50") {
      typed += key;
      await page.keyboard.type(key);
      const seen = await box?.evaluate((element) => [
        element.isConnected,
        document.activeElement === element,
        (element as HTMLInputElement).value,
      ]);
      expect(seen).toEqual([true, true, typed]);
    }
    await question(page, "secured").getByLabel("Yes", { exact: true }).check();
    await expect.poll(() => announced(page)).toContain("New question");
  });
});

describe("an answer changed from the check page", () => {
  test("an incomplete answer is kept as typed, with all other answers, and can be completed (F28)", async () => {
    const visitor = await enter("/");
    const { page } = visitor;
    await openAt(visitor, "check-answers");
    const main = page.locator("main");
    // All of the text: what is out of sight in the preview has no inner text.
    // Without the time of saving, which may change meanwhile.
    const text = async () => (await main.textContent())?.replaceAll(/\d{1,2}:\d{2}/g, "");
    const before = await text();
    await page.getByRole("link", { name: "Change: Which state's or territory's law applies?" }).click();
    await control(page, "place").fill("New Y");
    await page.getByRole("link", { name: "Back" }).first().click();
    await page.getByText("Some answers are still needed").first().waitFor();
    expect(await main.innerText()).toContain("a supply of panels");
    await main.getByRole("listitem").getByRole("link").first().click();
    expect(await control(page, "place").inputValue()).toBe("New Y");
    await control(page, "place").fill("New York");
    await page.getByRole("button", { name: "Save and review your answers" }).click();
    await page.getByText("Some answers are still needed").first().waitFor({ state: "detached" });
    await expect.poll(text).toBe(before);
  });
});
