import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { letPass, visits } from "./visits.ts";
import { SERVICES, storedValue, boxOf, names, callsOf } from "./site-frame.ts";

const { enter, base } = visits();

describe("account menu", () => {
  const list = (page: Page): Locator => page.getByRole("navigation", { name: /Account/ }).getByRole("link");

  test("signed out, signed in, and out again (S085, S086, S087, S088, S105, S106, S112)", async () => {
    const { page } = await enter("/log-in");
    await page.getByLabel("Email").fill("ann.lee@mail.example");
    await page.getByRole("button", { name: "Log in", exact: true }).last().click();
    await page.waitForURL("**/my-services");
    expect(await storedValue(page, "auth_user")).toMatchObject({ firstName: "ann.lee", lastName: "User" });
    const button = page.getByRole("button", { name: "Account of ann.lee" });
    await button.click();
    expect((await names(list(page))).at(-1)).toBe("Log-out");
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await page.mouse.click(700, 500);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await list(page).last().click();
    await page.waitForURL(`${base()}/`);
    expect(await storedValue(page, "auth_user")).toBeNull();
    await page.goto(SERVICES);
    await page.getByRole("button", { name: "Account and help" }).click();
    expect((await names(list(page))).at(-1)).toBe("Log-in");
  });

  test.each([
    ["S103", "Log in", 900, 1300],
    ["S104", "Sign up", 1400, 1800],
  ])("%s S137 %s is simulated, without any request", async (_line, mode, least, most) => {
    const { page } = await enter("/log-in");
    await page.getByRole("group", { name: "Log in or sign up" }).getByRole("button", { name: mode }).click();
    const send = mode === "Log in" ? "Log in" : "Create the account";
    const calls = callsOf(page);
    const took = await page.evaluate(async (name) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>("form button")].find(
        (one) => one.textContent === name,
      );
      const start = performance.now();
      button?.click();
      while (localStorage.getItem("auth_user") === null) await new Promise((done) => setTimeout(done, 10));
      return performance.now() - start;
    }, send);
    expect(took).toBeGreaterThanOrEqual(least);
    expect(took).toBeLessThanOrEqual(most);
    expect(calls).toEqual([]);
  });

  test("the Japanese log-in page is in Japanese (S020)", async () => {
    const { page } = await enter("/log-in/jp");
    expect(await page.getByLabel("メールアドレス").count()).toBe(1);
  });
});

describe("toasts", () => {
  const toast = (page: Page): Locator => page.locator("li[data-state=open]", { hasText: "Saved on this device" });
  const save = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page).waitFor();
  };

  test("disappears by itself after five seconds; a new one replaces it (S121, S118)", async () => {
    const { page } = await enter("/personal-settings");
    await page.clock.install();
    await save(page);
    await save(page);
    expect(await page.locator("li[data-state=open]").count()).toBe(1);
    await page.mouse.move(400, 300);
    await letPass(page, 3_500);
    expect(await toast(page).count()).toBe(1);
    await letPass(page, 1_500);
    expect(await toast(page).count()).toBe(0);
  });

  test("hovering pauses its timer (S122)", async () => {
    const { page } = await enter("/personal-settings");
    await page.clock.install();
    await save(page);
    await toast(page).hover();
    await letPass(page, 5_800);
    expect(await toast(page).count()).toBe(1);
    await page.mouse.move(300, 300);
    await letPass(page, 5_000);
    expect(await toast(page).count()).toBe(0);
  });

  test("a swipe of 49 px springs back, one of 50 px dismisses it; it is at most 420 px wide (S123, S125)", async () => {
    const { page } = await enter("/personal-settings");
    await save(page);
    await toast(page).hover();
    const { x, y, width } = await boxOf(toast(page));
    expect(width).toBeLessThanOrEqual(420);
    const swipe = async (by: number): Promise<void> => {
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 75, y + 20);
      await page.mouse.move(x + 60 + by, y + 20);
      await page.mouse.up();
    };
    await swipe(49);
    await page.waitForTimeout(300);
    expect(await toast(page).count()).toBe(1);
    await swipe(51);
    await expect.poll(() => toast(page).count()).toBe(0);
  });

  test("a warning has its own icon and text, not only its own color (S126)", async () => {
    const { page } = await enter("/developer_settings?gallery");
    const show = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click();
      const shown = page.locator("li[data-state=open]").last();
      await shown.waitFor();
      await expect.poll(() => page.locator("li[data-state=open]").count()).toBe(1);
      return { sign: await shown.locator("svg").first().getAttribute("class"), words: await shown.textContent() };
    };
    const plain = await show("Show a toast");
    const warning = await show("Show a warning");
    expect(warning.sign).toContain("lucide-circle");
    expect(warning.sign?.replace(/text-\w+/, "")).not.toBe(plain.sign?.replace(/text-\w+/, ""));
    expect(warning.words).toMatch(/^Warning/);
    expect(plain.words).not.toMatch(/^Warning/);
  });

  test("F8 moves the focus to the toasts (S124)", async () => {
    const { page } = await enter("/personal-settings");
    await save(page);
    await page.keyboard.press("F8");
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("[role=region]")?.getAttribute("aria-label"));
    await expect.poll(inside).toContain("Notifications");
  });
});
