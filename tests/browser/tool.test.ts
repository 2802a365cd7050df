import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe } from "./axe.ts";
import { openSite, shoot, withVisitor } from "./harness.ts";
import type { Visit } from "./harness.ts";
import { contextOptions, viewportsFor } from "./viewports.ts";

const TOOL = "/s/Prenuptial-Agreement-Savings-Calculator/en";

// 2 lawyers x 350 x 60 + 6,000 = 48,000 without, 2 x 350 x 20 + 1,000 = 15,000 with: 33,000 saved in a divorce.
const GIVEN = {
  price: "5000",
  chance_low: "30",
  chance_high: "50",
  rate: "350",
  hours_without: "60",
  hours_with: "20",
  other_without: "6000",
  other_with: "1000",
};
const CLAIM = {
  state: "US-CA",
  filing_date: "2026-11-23",
  plaintiff: "person",
  claim: "contract",
  asked: "12500",
  filed: "0",
};
const CLAIMS = "/s/small-claims-court-eligibility-checker/en";
const answered = (tool: string, answers: object): string =>
  `${tool}?step=check-answers#given=${Buffer.from(JSON.stringify(answers)).toString("base64url")}`;
const link = (answers: object): string => answered(TOOL, answers);

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const heading = (page: Page) => page.locator("main h1");

describe("a calculator from its questions to its answer", () => {
  test("by keyboard: start, three steps, the answer takes the focus (S042, R01, R20)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(TOOL.replace("/en", ""));
      await page.getByRole("button", { name: "Start" }).press("Enter");
      const steps = [
        ["price"],
        ["chance_low", "chance_high"],
        ["rate", "hours_without", "hours_with", "other_without", "other_with"],
      ];
      for (const ids of steps) {
        for (const id of ids) await page.locator(`[id="q-${id}"]`).fill(GIVEN[id as keyof typeof GIVEN]);
        await page.keyboard.press("Enter");
      }
      // 30 percent of 33,000 is 9,900, 50 percent 16,500; less 5,000.
      await page
        .getByRole("heading", { level: 1, name: "You save $4,900 to $11,500 on average with an agreement." })
        .waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      expect(new URL(page.url()).search).not.toContain("5000");
    }));

  test("a change updates the result in place, and the previous answer is still shown (R03)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(link(GIVEN));
      await page.getByRole("button", { name: "Change: Your lowest estimate of the chance" }).click();
      await page.getByRole("textbox", { name: /lowest estimate/i }).fill("10");
      // 10 percent of 33,000 is 3,300, less than the price; 5,000 / 33,000 = 15.15..., up to 15.2.
      await page.getByRole("heading", { level: 1, name: /pays for itself only if .*15\.2%/ }).waitFor();
      expect(await page.getByText("Before your last change: You save").isVisible()).toBe(true);
      const box = page.getByRole("textbox", { name: /lowest estimate/i });
      await box.fill("-4");
      // The previous result stays in place.
      await page.locator('[data-result="earlier"]').waitFor();
      expect(await heading(page).textContent()).toContain("$4,900 to $11,500");
      expect(await page.getByText("Before your last change").count()).toBe(0);
      await page.getByRole("button", { name: "Done" }).click();
      await page
        .locator('[id="q-chance_low-error"]')
        .getByText(/lowest estimate/i)
        .waitFor();
      await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
      await box.fill("20");
      // 20 percent of 33,000 is 6,600, less 5,000; 50 percent as before.
      await page.getByRole("heading", { level: 1, name: /\$1,600 to \$11,500/ }).waitFor();
      expect(await page.getByText(/Before your last change: .*\$4,900/).isVisible()).toBe(true);
    }));

  test("without all answers the page says how many are missing, and names them", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(link({ ...GIVEN, price: undefined, rate: undefined }));
      await page.getByRole("heading", { level: 1, name: "Answer 2 more questions to see your result" }).waitFor();
      expect(await page.locator("main li a").count()).toBe(2);
    }));

  test("every step shows its figures, and the chart has a table with the same ones (R04)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(link(GIVEN));
      await page.getByRole("button", { name: "How we calculated it" }).click();
      await page.getByText("2 × $350 × 60 hours + $6,000 = $48,000, rounded to the cent").waitFor();
      // The table of the chart beside the answer is with the steps: its first point is minus the price, 0 percent.
      const first = page
        .locator("main section")
        .filter({ hasText: "Average result by the chance of a divorce" })
        .last();
      await first.getByText("Show as a table").click();
      expect(await first.getByRole("row", { name: /^0%.*5,000/ }).isVisible()).toBe(true);
      const chart = page.getByRole("figure").nth(1);
      await chart.getByText("Show as a table").click();
      expect(await chart.getByRole("row", { name: "Without an agreement $48,000" }).isVisible()).toBe(true);
      expect(await chart.getByRole("row", { name: "Saved in a divorce ($33,000)" }).isVisible()).toBe(true);
    }));

  test("law that fails to load is reported and retried, and never treated as unknown law (R21)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await page.route("**/catalog/law/*.json", (route) => route.abort());
      await go(answered(CLAIMS, CLAIM));
      await page.getByText("The law could not be loaded").waitFor();
      await page.unroute("**/catalog/law/*.json");
      await page.getByRole("button", { name: "Try again" }).click();
      // A natural person may claim at most $12,500 in California.
      await page.getByRole("heading", { level: 1, name: /\$12,500/ }).waitFor();
      expect(await page.getByText("Before your last change").count()).toBe(0);
    }));

  test("a change of state asks the server nothing: the law of every state is on the page (R21)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(answered(CLAIMS, CLAIM));
      await page.getByRole("button", { name: "Change: State of the court" }).click();
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const box = page.locator('[id="q-state"]');
      await box.fill("Arizona");
      // Arizona's limit is $3,500, so that waiving the excess becomes a question.
      await page.getByRole("link", { name: /give up the part above/ }).waitFor();
      expect(await page.locator('[data-result="earlier"] h1').textContent()).toContain("$12,500");
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(requests).toEqual([]);
    }));

  test("results side by side, and a link whose fragment alone contains the answers (R08)", () =>
    withVisitor(site, { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, go }) => {
      await go(link(GIVEN));
      await page.getByRole("button", { name: "Compare with other answers" }).click();
      await page.getByRole("button", { name: "Keep this result to compare" }).click();
      await page.getByRole("button", { name: "Change: Price of the agreement" }).click();
      await page.getByRole("textbox", { name: /Price of/ }).fill("20000");
      await page.getByRole("row", { name: /Price of the agreement.*\$20,000\.00.*\$5,000\.00/ }).waitFor();
      await page.getByRole("button", { name: "Copy a link with my answers" }).click();
      await page.getByText("The link was copied.").waitFor();
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.search).toBe("?step=check-answers");
      await page.goto("about:blank");
      await go(copied.pathname + copied.search + copied.hash);
      // 9,900 and 16,500 less 20,000.
      await page.getByRole("heading", { level: 1, name: /You lose \$3,500 to \$10,100/ }).waitFor();
    }));

  test("a second link opened in the same tab replaces the result, also where the law of its state is not known (R08)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(answered(CLAIMS, CLAIM));
      await page.getByRole("heading", { level: 1, name: /You can bring your claim/ }).waitFor();
      await go(answered(CLAIMS, { ...CLAIM, state: "US-PR" }));
      await page
        .locator("main")
        .getByText(/Puerto Rico/)
        .first()
        .waitFor();
      expect(await page.locator("main").innerText()).not.toContain("$12,500");
      await go(answered(CLAIMS, { ...CLAIM, asked: "12500.01" }));
      await page.getByRole("link", { name: /give up the part above/ }).waitFor();
      // A place that does not exist is a question to answer, not the place of the link before.
      await go(answered(CLAIMS, { ...CLAIM, state: "US-ZZ" }));
      await page.getByRole("link", { name: "State of the court" }).waitFor();
    }));

  test("a link with answers to a family tool leads to its result after the choice; My Recent never names it (F25, R08)", () =>
    withVisitor(site, {}, async ({ page, go }) => {
      const facts = { plan: "s223", starts: "2027-01-01", compare: true, state: "US-MD" };
      await go(answered("/s/Parenting-Time-Calculator/en", facts));
      await page.getByLabel("Do not save my answers").check();
      await page.getByRole("button", { name: "Continue" }).click();
      // 7 nights of 14, 26 times, and the 365th night: 183. The heading names the average of 182.5 first.
      const says = /You have 182\.5 nights in an average year, which Maryland treats as shared time/;
      await page.getByRole("heading", { level: 1, name: says }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      const recents = await page.evaluate(() => localStorage.getItem("clausewright_recent_pages") ?? "");
      expect(recents).not.toContain("Parenting");
      // The link of a sensitive tool is copied on the second press, after a word of warning.
      await page.getByRole("button", { name: "Copy a link with my answers" }).click();
      await page.getByText("anyone who has it can read them. Press the button again to copy it.").waitFor();
    }));

  test("a deadline has its weekday and goes into a calendar file; answers are passed to the next tool (R07, R09)", () =>
    withVisitor(site, { acceptDownloads: true }, async ({ page, go }) => {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const facts = { state: "US-AZ", claim: "injury", event: yesterday, government: false, young: false };
      await go(answered("/s/statute-of-limitations-checker", facts));
      const says = /You can sue until \w+day, \w+ \d+, \d{4}/;
      await page.getByRole("heading", { level: 1, name: says }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Add the dates to my calendar" }).click(),
      ]);
      expect(readFileSync(await file.path(), "utf8")).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
      // The menu has a link of this name, too; only the one in the result takes the answers along.
      await page
        .locator("main")
        .getByRole("link", { name: /Small Claims/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Start" }).click();
      await page.locator('[id="q-state"]').waitFor();
      expect(await page.locator('[id="q-state"]').inputValue()).toBe("Arizona");
    }));

  test.each([
    ["a calculator", link(GIVEN)],
    ["a checker", answered(CLAIMS, CLAIM)],
  ])("the result of %s prints on one or two pages (R19)", (_, address) =>
    withVisitor(site, {}, async ({ page, go }) => {
      await go(address);
      await page.locator("[data-result]").waitFor();
      const pdf = await page.pdf({ format: "Letter" });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    }),
  );

  const few = [
    { theme: "light", width: 360 },
    { theme: "dark", width: 360 },
    { theme: "light", width: 1280 },
  ] as const;
  test.each(viewportsFor(few))("the result has no axe violation and fits, $theme at $width (F34, F35)", (sight) =>
    withVisitor(site, contextOptions(sight), async ({ page, go }) => {
      await go(link(GIVEN));
      await heading(page).getByText("You save").waitFor();
      await page.waitForTimeout(300);
      await shoot(page, `result-${sight.theme}-${sight.width}`);
      expect(await axe(page)).toEqual([]);
      // The answer starts within the first 200 px of the page content (R01).
      const top = await page.evaluate(() => {
        const at = (name: string): number => document.querySelector(name)!.getBoundingClientRect().top;
        return at("main h1") - at("main");
      });
      expect(top).toBeLessThan(200);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ).toBe(true);
    }),
  );
});
