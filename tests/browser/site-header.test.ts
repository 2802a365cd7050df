import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visits } from "./visits.ts";
import { SERVICES, NDA, storedValue, boxOf, names, callsOf, menu, selectors } from "./site-frame.ts";

const { enter, base } = visits();

const headerTitle = (page: Page): Locator => page.locator("header p").first();

describe("header", () => {
  test("stays at the top, 78 px high, with title, selectors and account (S045, S047)", async () => {
    const { page } = await enter(SERVICES);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 500);
    expect(await boxOf(page.locator("header").first())).toMatchObject({ y: 0, height: 78 });
    expect(await headerTitle(page).innerText()).toBe("Services");
    await expect.poll(() => selectors(page).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(false);
  });

  test.each(["/", "/jp", "/th", "/trial-1"])("%s has neither header nor pane (S046, S068)", async (path) => {
    const { page } = await enter(path);
    // Selectors and menu are fetched after the page: only then is their absence a promise.
    await page.waitForLoadState("networkidle");
    expect(await headerTitle(page).count()).toBe(0);
    expect(await selectors(page).count()).toBe(0);
    expect(await menu(page).count()).toBe(0);
  });

  test("Go Back on the page that shows how it works leads home; the pane is hidden (S048, S068)", async () => {
    const { page } = await enter("/see-how-it-works/en");
    expect(await menu(page).count()).toBe(0);
    await page.getByRole("link", { name: "Go Back", exact: true }).click();
    await page.waitForURL(`${base()}/`);
  });

  test("the bar of the home page: chat, support, free trial (S049, S050)", async () => {
    const { page } = await enter("/");
    const bar = page.getByRole("banner");
    expect(await names(bar.getByRole("link"))).toEqual([
      "Clausewright",
      "Questions? Chat Now",
      "Contact support",
      "Free Trial",
    ]);
    await bar.getByRole("link", { name: "Questions? Chat Now" }).click();
    await expect.poll(() => page.locator("main h1").innerText()).toContain("Assistant");
    await page.goBack();
    await page.getByRole("link", { name: "Free Trial" }).click();
    await page.waitForURL("**/trial-1");
    // No number is known, and none is made up.
    expect(await page.getByText(/\+?\d[\d\s().-]{6,}\d/).count()).toBe(0);
  });

  test("on a phone the bar of each home page has two rows", async () => {
    for (const path of ["/", "/jp", "/th"]) {
      const { page } = await enter(path, { viewport: { width: 360, height: 740 } });
      await page.evaluate(() => document.fonts.ready);
      const links = await page.getByRole("banner").getByRole("link").all();
      const rows = new Set(await Promise.all(links.map(async (link) => Math.floor((await boxOf(link)).y / 50))));
      expect(rows.size, path).toBeLessThanOrEqual(2);
      // In English 118 px; the letters of Thai are taller.
      expect((await boxOf(page.getByRole("banner"))).height, path).toBeLessThanOrEqual(126);
    }
  });

  test("tab and header of a tool, a calculator and another page (S051, S052, S055)", async () => {
    const { page, go } = await enter(`${NDA}/en`);
    expect(await page.title()).toBe("Non-Disclosure Agreement | Create \u2013 Clausewright");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Create a Non-Disclosure Agreement");
    await go("/s/Rent-Increase-Calculator");
    await expect.poll(() => page.title()).toBe("Rent Increase Calculator | Calculate \u2013 Clausewright");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Rent Increase Calculator | Calculate");
    await go("/s/review-an-operating-agreement/en");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Review an Operating Agreement");
    await go("/billing");
    await expect.poll(() => page.title()).toBe("Billing \u2013 Clausewright");
  });

  test("a Japanese page has Japanese title, labels and list (S056, S059, S063, S081)", async () => {
    const { page } = await enter(`${NDA}/jp`);
    await expect.poll(() => headerTitle(page).innerText()).toBe("秘密保持契約書");
    await expect
      .poll(() => names(selectors(page).locator("span[id$=-label]")))
      .toEqual(["サイトの言語", "文書の言語", "準拠する法域", "通貨"]);
    expect(await selectors(page).getByRole("combobox").first().innerText()).toBe("日本語");
    expect(await menu(page).getByRole("heading").innerText()).toBe("メニュー");
    expect(await menu(page).getByRole("link", { name: "秘密保持契約書" }).count()).toBeGreaterThan(0);
    expect(await menu(page).getByRole("link", { name: "Last Will" }).count()).toBe(0);
  });
});

describe("selectors", () => {
  test("four of them, in order, with their options (S057, S058, S060, S061)", async () => {
    const { page } = await enter(SERVICES);
    const boxes = selectors(page).getByRole("combobox");
    await expect
      .poll(() => names(selectors(page).locator("span[id$=-label]")))
      .toEqual(["Site language", "Doc Language", "Jurisdiction", "Currency"]);
    const options = async (place: number): Promise<readonly string[]> => {
      await boxes.nth(place).click();
      const found = await names(page.getByRole("option"));
      await page.keyboard.press("Escape");
      return found;
    };
    expect(await options(0)).toEqual(["English", "Japanese"]);
    expect(await options(1)).toEqual(["English", "Spanish", "French", "German", "Chinese"]);
    expect(await options(2)).toHaveLength(58);
    expect(await options(3)).toEqual(["USD"]);
  });

  test("a change applies at once and is stored, without any request; a second tab follows (S067, S098, S095, S137)", async () => {
    const { page, context } = await enter(SERVICES);
    const other = await context.newPage();
    await other.goto("/default_settings");
    await other.locator("main h1").waitFor();
    await page.bringToFront();
    const calls = callsOf(page);
    await selectors(page).getByRole("combobox").nth(2).click();
    await page.getByRole("option", { name: "Ohio" }).click();
    // The option is clicked before the store has written.
    const settings = { jurisdiction: "Ohio", language: "English" };
    await expect
      .poll(() => storedValue(page, "clausewright_global_settings"), { timeout: 10_000 })
      .toMatchObject(settings);
    await expect.poll(() => other.getByLabel("Jurisdiction").last().innerText(), { timeout: 10_000 }).toBe("Ohio");
    expect(calls).toEqual([]);
  });

  test("the site language changes the page and back; without a counterpart the Japanese home page is offered (S058)", async () => {
    const { page } = await enter("/terms");
    const language = selectors(page).getByRole("combobox").first();
    await language.click();
    await page.getByRole("option", { name: "Japanese" }).click();
    await page.waitForURL("**/terms/jp");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ja");
    await language.click();
    await page.getByRole("option", { name: "English" }).click();
    await page.waitForURL("**/terms");
    await page.goto("/billing");
    await language.click();
    await page.getByRole("option", { name: "Japanese" }).click();
    await page.getByRole("link", { name: "Go to the Japanese home page" }).click();
    await page.waitForURL("**/jp");
  });

  test("typing selects an option, and after a second the search restarts (S139)", async () => {
    const { page } = await enter(SERVICES);
    await selectors(page).getByRole("combobox").nth(2).click();
    await page.keyboard.type("new y");
    await expect.poll(() => page.locator("[data-highlighted]").innerText()).toBe("New York");
    await page.waitForTimeout(1_150);
    await page.keyboard.type("o");
    await expect.poll(() => page.locator("[data-highlighted]").innerText()).toBe("Ohio");
  });

  test("unreadable settings are logged, and nothing is shown (S100)", async () => {
    const { page } = await enter(SERVICES);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.evaluate(() => localStorage.setItem("clausewright_global_settings", "{"));
    await page.reload();
    await page.locator("main h1").waitFor();
    await expect.poll(() => said.join()).toContain("Failed to load global settings");
    expect(await selectors(page).getByRole("combobox").nth(1).innerText()).toBe("English");
  });
});

describe("tooltips", () => {
  const hints = [
    "The language of this website",
    "The language in which new documents or reports will be generated",
    "The geographical area whose law will be applied",
  ];
  const tip = (page: Page): Locator => page.getByRole("tooltip");

  test("each opens at once on focus, with its own text (S064, S065, S066, S115)", async () => {
    const { page } = await enter(SERVICES);
    // They load after the page; Tab would skip them until then.
    await selectors(page).getByRole("combobox").first().waitFor();
    await page.keyboard.press("Tab");
    await expect
      .poll(async () => {
        await page.keyboard.press("Tab");
        return page.evaluate(() => document.activeElement?.getAttribute("role"));
      })
      .toBe("combobox");
    for (const hint of hints) {
      await expect.poll(() => tip(page).first().innerText(), { timeout: 400 }).toContain(hint);
      await page.keyboard.press("Tab");
    }
  });

  test("opens after 700 ms, faster on the next control, and closes on leaving, Escape and click (S114, S116, S117)", async () => {
    const { page } = await enter(SERVICES);
    const boxes = selectors(page).getByRole("combobox");
    await boxes.nth(1).hover();
    await page.waitForTimeout(450);
    expect(await tip(page).count()).toBe(0);
    await expect.poll(() => tip(page).count(), { timeout: 900 }).toBeGreaterThan(0);
    await page.mouse.move(640, 600, { steps: 8 });
    await expect.poll(() => tip(page).count()).toBe(0);
    await boxes.nth(2).hover();
    await page.waitForTimeout(150);
    expect(await tip(page).first().innerText()).toContain(hints[2]);
    await page.keyboard.press("Escape");
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.mouse.move(640, 600, { steps: 8 });
    await page.waitForTimeout(400);
    await boxes.nth(1).hover();
    await expect.poll(() => tip(page).count(), { timeout: 1_500 }).toBeGreaterThan(0);
    await boxes.nth(1).click();
    await expect.poll(() => tip(page).count()).toBe(0);
  });
});
