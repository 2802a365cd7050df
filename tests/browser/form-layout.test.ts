import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { NDA, control, heading, openAt, preview, question } from "./form-pages.ts";
import { openSite } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";

let site: Visit;
let visitor: Visitor;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => visitor.context.close());
afterAll(() => site.close());

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("not in view");
  return { ...box, bottom: box.y + box.height, end: box.x + box.width };
};

it("the start panel shows page one as a picture that no key reaches, where there is room", async () => {
  visitor = await site.visitor({ viewport: LAPTOP });
  const { page } = visitor;
  await visitor.go(NDA);
  const picture = page.locator("[inert] .doc-sheet");
  await expect.poll(() => picture.innerText()).toContain("Non-Disclosure Agreement");
  const { width, height } = await boxOf(page.locator("[inert] .doc-frame"));
  expect(height / width).toBeCloseTo(11 / 8.5, 1);
  await page.setViewportSize(PHONE);
  await expect.poll(() => picture.count()).toBe(0);
});

it("the first question of a step is in the upper half of a phone", async () => {
  visitor = await site.visitor({ viewport: PHONE });
  await openAt(visitor, "deal");
  expect((await boxOf(question(visitor.page, "purpose"))).y).toBeLessThan(PHONE.height / 2);
});

it("the check page is as wide as the page, and its foot leads to the first answer that is still needed", async () => {
  visitor = await site.visitor({ viewport: LAPTOP });
  const { page } = visitor;
  await openAt(visitor, "check-answers");
  const main = await boxOf(page.locator("main"));
  const rows = page.locator("main dl").first();
  await rows.waitFor();
  expect((await boxOf(rows)).width).toBeGreaterThan(main.width * 0.9);
  await page.getByRole("link", { name: "Change: Which state's or territory's law applies?" }).click();
  await control(page, "place").fill("New Y");
  await page.getByRole("link", { name: "Back", exact: true }).first().click();
  await page.getByRole("link", { name: "Some answers are still needed" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("q-place");
});

it("at 1728 px the tabs of the check page begin where its answers do", async () => {
  visitor = await site.visitor({ viewport: { width: 1728, height: 1000 } });
  const { page } = visitor;
  await openAt(visitor, "check-answers");
  const tabs = await boxOf(page.getByRole("tab").first());
  expect(tabs.x).toBeCloseTo((await boxOf(page.locator("main dl").first())).x, 0);
});

it("on a phone the step, the time left and Back are in one line", async () => {
  visitor = await site.visitor({ viewport: PHONE });
  await openAt(visitor, "deal");
  const line = visitor.page.locator("main summary").first();
  expect((await boxOf(line)).height).toBe(44);
});

it("the finish page shows the first page of the document whole, larger than all beside it", async () => {
  visitor = await site.visitor({ viewport: LAPTOP });
  const { page } = visitor;
  await openAt(visitor, "check-answers");
  await page.getByRole("button", { name: /^Create my/ }).click();
  await expect.poll(() => heading(page).innerText()).toContain("is ready");
  const sheet = await boxOf(preview(page));
  const main = await boxOf(page.locator("main"));
  expect(sheet.bottom).toBeLessThanOrEqual(LAPTOP.height);
  expect(sheet.width).toBeGreaterThan(main.width / 2);
  expect((await boxOf(page.getByRole("button", { name: "Download as PDF" }))).end).toBeLessThan(sheet.x);
});

it("the marks of all clauses are in one column beside the text", async () => {
  visitor = await site.visitor({ viewport: LAPTOP });
  const { page } = visitor;
  await openAt(visitor, "law");
  const marks = preview(page).getByRole("button", { name: /^What this means, and why it is here/ });
  await expect.poll(() => marks.count()).toBeGreaterThan(8);
  const places = await marks.evaluateAll((all) => all.map((mark) => Math.round(mark.getBoundingClientRect().x)));
  expect(new Set(places).size).toBe(1);
});
