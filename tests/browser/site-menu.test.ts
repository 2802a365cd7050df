import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visits } from "./visits.ts";
import { SERVICES, NDA, storedValue, boxOf, names, menu } from "./site-frame.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const { enter, base } = visits();

describe("left pane", () => {
  const width = async (page: Page): Promise<number> => (await boxOf(menu(page))).width;

  test("is dragged by its edge, within 300 and 800, and releasing outside the window ends it (S070, S071)", async () => {
    const { page } = await enter(SERVICES);
    const edge = page.getByRole("separator", { name: "Menu" });
    expect(await width(page)).toBe(300);
    const { x, y } = await boxOf(edge);
    await page.mouse.move(x + 12, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 112, y + 300);
    expect(await width(page)).toBe(400);
    await page.mouse.move(1270, y + 300);
    expect(await width(page)).toBe(800);
    await page.mouse.move(-40, -30);
    await page.mouse.up();
    expect(await width(page)).toBe(300);
    await page.mouse.move(700, 400);
    expect(await width(page)).toBe(300);
  });

  test("and by keys: arrows, Shift, Home, End, Enter, and two buttons (S071, P1)", async () => {
    const { page } = await enter(SERVICES);
    const edge = page.getByRole("separator", { name: "Menu" });
    await edge.focus();
    const press = async (key: string): Promise<string | null> => {
      await page.keyboard.press(key);
      return edge.getAttribute("aria-valuenow");
    };
    expect(await press("ArrowRight")).toBe("316");
    expect(await press("Shift+ArrowRight")).toBe("380");
    expect(await press("Enter")).toBe("300");
    expect(await press("Enter")).toBe("380");
    expect(await press("End")).toBe("800");
    expect(await press("ArrowRight")).toBe("800");
    expect(await press("Home")).toBe("300");
    expect(await press("ArrowLeft")).toBe("300");
    await page.getByRole("button", { name: "Wider" }).click();
    expect(await width(page)).toBe(364);
    await page.reload();
    await page.locator("main h1").waitFor();
    await expect.poll(() => width(page)).toBe(364);
  });

  test("collapses to a rail of named icons, remembers it, and expands from a group's icon", async () => {
    const { page } = await enter("/settings");
    const width = async (): Promise<number> => (await menu(page).boundingBox())?.width ?? 0;
    await menu(page).getByRole("button", { name: "Collapse the menu" }).click();
    await expect.poll(width).toBe(56);
    await page.reload();
    await menu(page).getByRole("link", { name: "Review a Document" }).waitFor();
    expect(await width()).toBe(56);
    await menu(page).getByRole("button", { name: "Calculators" }).click();
    await expect.poll(width).toBe(300);
  });

  test("a form's Start is in sight at 1280 × 800 and at 360 × 740", async () => {
    for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport]) {
      const { page } = await enter("/s/create-a-rental-agreement/en", { viewport });
      const box = await page.getByRole("button", { name: "Start", exact: true }).boundingBox({ timeout: 10_000 });
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
  });

  test("is headed Menu; groups open and close; one category at a time (S072, S075, S076, S078)", async () => {
    const { page } = await enter("/settings");
    const pane = menu(page);
    expect(await pane.getByRole("heading", { name: "Menu", exact: true }).count()).toBe(1);
    const recent = pane.getByRole("button", { name: "My Recent" });
    await recent.click();
    expect(await recent.getAttribute("aria-expanded")).toBe("false");
    await recent.click();
    expect(await pane.getByRole("link", { name: "Settings", exact: true }).count()).toBe(1);
    const category = (name: string): Locator => pane.getByRole("button", { name });
    await category("Family & Relationships").click();
    expect(await pane.getByRole("link", { name: "Last Will" }).count()).toBe(1);
    await category("Legal & Financial").click();
    expect(await category("Family & Relationships").getAttribute("aria-expanded")).toBe("false");
    expect(await category("Legal & Financial").getAttribute("aria-expanded")).toBe("true");
    await category("Legal & Financial").click();
    expect(await category("Legal & Financial").getAttribute("aria-expanded")).toBe("false");
    await page.evaluate(() => localStorage.removeItem("clausewright_recent_pages"));
    await page.goto("/no-such-page");
    await pane.getByText("No recent pages", { exact: true }).waitFor();
    await pane.getByText("Start browsing to see your recent pages here.", { exact: true }).waitFor();
  });

  test("the box above the categories finds documents by synonyms (P3)", async () => {
    const { page } = await enter(SERVICES);
    await menu(page).getByLabel("Find in the menu").fill("landlord");
    await menu(page).getByRole("link", { name: "Rental Agreement" }).waitFor();
    await menu(page).getByLabel("Find in the menu").fill("");
    await menu(page).getByRole("button", { name: "General Purpose" }).waitFor();
  });

  test("its links are one tab stop, with arrow keys between them and out of the search box", async () => {
    const { page } = await enter(SERVICES);
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (activeElement instanceof HTMLInputElement ? activeElement.type : activeElement?.textContent) ?? "";
      });
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return focused();
    };
    const box = menu(page).getByLabel("Find in the menu");
    // The page that the server sends has no handlers yet.
    await menu(page).locator("button[tabindex='-1']").first().waitFor();
    await box.focus();
    expect(await press("ArrowDown")).toBe("Family & Relationships");
    expect(await press("ArrowDown")).toBe("Real Estate & Housing");
    await page.keyboard.press("Enter");
    expect(await press("ArrowDown")).toBe("Rental Agreement");
    expect(await press("ArrowUp")).toBe("Real Estate & Housing");
    expect(await press("Shift+Tab")).toBe("search");
    expect(await press("Tab")).toBe("Real Estate & Housing");
    expect(await press("Tab")).toBe("Collapse the menu");
    expect(await press("Shift+Tab")).toBe("Real Estate & Housing");
    expect(await press("Home")).toBe(await menu(page).locator("a, button").first().innerText());
    await box.focus();
    await page.keyboard.type("landlord");
    await menu(page).getByRole("link", { name: "Rental Agreement" }).waitFor();
    expect(await press("ArrowDown")).toBe(await menu(page).locator("[role=status] ~ ul a").first().innerText());
  });

  test("related pages come first on a document page and are absent elsewhere (S074)", async () => {
    const { page, go } = await enter(`${NDA}/en`);
    await menu(page).getByRole("button", { name: "Related" }).waitFor();
    await go("/billing");
    await menu(page).getByRole("button", { name: "Draft a Document" }).waitFor();
    expect(await menu(page).getByRole("button", { name: "Related" }).count()).toBe(0);
  });

  test("the review of a power of attorney has no Menu heading and no My Recent (S082)", async () => {
    const { page } = await enter("/s/review-a-power-of-attorney/en");
    await menu(page).getByRole("button", { name: "Draft a Document" }).waitFor();
    expect(await menu(page).getByRole("heading", { name: "Menu", exact: true }).count()).toBe(0);
    expect(await menu(page).getByRole("button", { name: "My Recent" }).count()).toBe(0);
  });
});

describe("small screens", () => {
  test("the menu is an overlay: opened by the button, closed by backdrop, Escape, its own button and a link (S068, S069, S113)", async () => {
    const { page } = await enter(SERVICES, PHONE);
    const button = page.getByRole("button", { name: "Open the menu" });
    const overlay = page.getByRole("dialog", { name: "Menu" });
    expect(await overlay.count()).toBe(0);
    await button.click();
    await overlay.waitFor();
    await page.mouse.click(335, 400);
    await overlay.waitFor({ state: "detached" });
    await button.click();
    await page.keyboard.press("Escape");
    await overlay.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await overlay.getByRole("button", { name: "Close" }).click();
    await overlay.waitFor({ state: "detached" });
    await button.click();
    await overlay.getByRole("link", { name: "Document Vault" }).click();
    await page.waitForURL("**/document-vault");
    await overlay.waitFor({ state: "detached" });
  });

  test("the bottom bar: five items in order, Back among them (S084)", async () => {
    const { page } = await enter("/", PHONE);
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await bar.waitFor();
    expect(await names(bar.getByRole("listitem"))).toEqual(["Back", "Home", "Services", "My Services", "Chat"]);
    await bar.getByRole("link", { name: "Services", exact: true }).click();
    await page.waitForURL("**/services");
    await bar.getByRole("button", { name: "Back" }).click();
    await page.waitForURL(`${base()}/`);
    for (const item of await bar.getByRole("listitem").all())
      expect((await boxOf(item)).height).toBeGreaterThanOrEqual(48);
    await page.goto("/privacy/jp");
    const inJapanese = page.getByRole("navigation", { name: "クイックリンク" });
    await inJapanese.waitFor();
    const ways = await inJapanese
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ways).toEqual(["/jp", "/services", "/my-services", "/s/assistant/jp"]);
    await page.goto("/th");
    await bar.waitFor();
    expect(await names(bar.getByRole("listitem"))).toEqual(["กลับ", "หน้าแรก", "บริการ", "บริการของฉัน", "แชต"]);
    expect(await bar.getByRole("list").getAttribute("lang")).toBe("th");
    for (const item of await bar.getByRole("listitem").all()) {
      const widths = await item.evaluate((one) => [one.firstElementChild!.scrollWidth, one.clientWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
    }
  });

  test("767 px is small, 768 px is not (S141)", async () => {
    const { page } = await enter(SERVICES, { viewport: { width: 767, height: 900 } });
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(true);
    expect(await menu(page).count()).toBe(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await menu(page).waitFor();
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(false);
  });

  test("the selectors open as a sheet with their hints in sight", async () => {
    const { page } = await enter(SERVICES, PHONE);
    await page.getByRole("button", { name: "Language and law settings" }).click();
    const sheet = page.getByRole("dialog", { name: "Language and law" });
    await sheet.getByText("The geographical area whose law will be applied").waitFor();
    await sheet.getByLabel("Doc Language").selectOption("French");
    expect(await storedValue(page, "clausewright_global_settings")).toMatchObject({ language: "French" });
  });
});
