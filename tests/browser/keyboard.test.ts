import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, withVisitor } from "./harness.ts";
import type { Visit } from "./harness.ts";

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MAX_TABS = 120;

type Held = { readonly name: string; readonly seen: boolean };

/** The focused element: its words, and whether it is visible between header and footer. */
const held = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { name: "", seen: true };
    const { top, bottom } = active.getBoundingClientRect();
    const inFrame = active.closest("main") === null;
    const label = active.closest("label") ?? document.querySelector(`label[for="${CSS.escape(active.id)}"]`);
    const name = active.getAttribute("aria-label") ?? label?.textContent ?? active.textContent ?? "";
    return { name: name.trim(), seen: inFrame || (bottom > 0 && top < innerHeight) };
  });

/** Presses Tab until the element of that name has the focus; the focus must be visible all the way. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let press = 0; press < MAX_TABS; press += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await held(page)).seen, { timeout: 1_000 }).toBe(true);
    if (name.test((await held(page)).name)) return;
  }
  throw new Error(`no way to ${name} by Tab`);
};

const heading = (page: Page) => page.locator("main h1");

test("from / by keyboard alone: past the bar, search, start, an answer, and back to it in My services (F34)", () =>
  withVisitor(site, {}, async ({ page, go }) => {
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await go("/");
    await press("Tab");
    expect((await held(page)).name).toBe("Skip to the content");
    await press("Enter");
    await tabTo(page, /^What do you need\?$/);
    await page.keyboard.type("secrecy");
    await page.locator("a[data-hit]", { hasText: "Non-Disclosure Agreement" }).first().waitFor();
    await press("ArrowDown");
    await press("Enter");
    await page.waitForURL("**/s/create-a-non-disclosure-agreement/en");
    await page.getByRole("heading", { level: 1, name: "Non-Disclosure Agreement" }).waitFor();
    await expect.poll(async () => (await held(page)).name, { timeout: 5_000 }).toBe("Non-Disclosure Agreement");
    await tabTo(page, /^Start$/);
    await press("Enter");
    await tabTo(page, /^Yes/);
    // The next option is No, with which the form continues.
    await press("ArrowDown");
    await tabTo(page, /^Continue$/);
    await press("Enter");
    await page
      .getByText(/Saved on this device \d/)
      .first()
      .waitFor();
    const question = await heading(page).innerText();
    await go("/my-services");
    await tabTo(page, /^Continue /);
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: question }).waitFor();
  }));

test("from /jp by keyboard alone: a document, its start, Continue without an answer, the error summary (F34)", () =>
  withVisitor(site, {}, async ({ page, go }) => {
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await go("/jp");
    await tabTo(page, /^雇用契約書/);
    await press("Enter");
    await page.waitForURL("**/s/create-an-employment-agreement/jp");
    await expect.poll(() => heading(page).innerText()).toMatch(/雇用/);
    await tabTo(page, /^はじめる$/);
    await press("Enter");
    await tabTo(page, /^(次へ|続ける|つづける)/);
    await press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
    await press("Tab");
    await press("Enter");
    // The line of the list leads to the control that is wrong.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? "")).toMatch(/^q-/);
    expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  }));
